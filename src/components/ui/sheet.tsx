import type { ComponentProps } from 'react';
import { DialogContent } from './dialog';

/** A drawer at the start edge: use it in a `Dialog` in place of `DialogContent`. */
export function SheetContent(props: Omit<ComponentProps<typeof DialogContent>, 'place'>) {
  return <DialogContent place="start" {...props} />;
}
