import { useState } from 'react';

/**
 * Manages a screen's dialogs, one of which is open at a time.
 * @returns props for each `Dialog` by name, and a function that closes it after its work. That closes only the dialog
 * open when it was handed out, so a late response never closes a newer one.
 */
export function useDialogs() {
  const [opened, setOpened] = useState<{ name: string }>();
  return {
    dialog: (name: string) => ({
      open: opened?.name === name,
      onOpenChange: (isOpen: boolean) => setOpened(isOpen ? { name } : undefined),
    }),
    done: () => setOpened((now) => (now === opened ? undefined : now)),
  };
}
