import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { CONTROL_LOOK } from '@/lib/control-look';

/** A one-line text control; in a form, use `InputField`. */
function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input className={cn(CONTROL_LOOK, 'h-11', className)} data-slot="input" type={type} {...props} />;
}

export { Input };
