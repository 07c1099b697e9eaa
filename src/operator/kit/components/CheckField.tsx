import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Label } from '@/components/ui/label';

/** Yes or no. */
export function CheckField({ registered, label }: { registered: UseFormRegisterReturn; label: string }) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <input {...registered} className="accent-primary size-5 shrink-0" id={id} type="checkbox" />
      <Label htmlFor={id}>{label}</Label>
    </div>
  );
}
