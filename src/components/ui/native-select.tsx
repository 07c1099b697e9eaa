import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { CONTROL_LOOK } from '@/lib/control-look';

/** The select of the browser: it is the accessible one, and the best one on a phone. */
function NativeSelect({ className, ...props }: Omit<ComponentProps<'select'>, 'size'>) {
  return (
    <div className="relative" data-slot="native-select-wrapper">
      <select
        className={cn(CONTROL_LOOK, 'h-11 appearance-none pe-10', className)}
        data-slot="native-select"
        {...props}
      />
      <ChevronDown
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute inset-e-3 top-1/2 size-4 -translate-y-1/2"
        data-slot="native-select-icon"
      />
    </div>
  );
}

export { NativeSelect };
