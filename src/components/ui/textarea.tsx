import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { CONTROL_LOOK } from '@/lib/control-look';

function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(CONTROL_LOOK, 'field-sizing-content min-h-32 py-2.5', className)}
      data-slot="textarea"
      {...props}
    />
  );
}

export { Textarea };
