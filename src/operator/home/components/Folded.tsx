import type { ReactNode } from 'react';
import { Disclosure } from '@/components/display/Disclosure';

interface FoldedProps {
  name: string;
  /** What it comes to. */
  note?: string | number;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part that no decision needs: one line until it is opened. */
export const Folded = ({ name, note, isOpen = false, children }: FoldedProps) => (
  <section aria-label={name} className="min-w-0">
    <Disclosure isOpen={isOpen} title={note === undefined ? name : `${name}: ${note}`}>
      <div className="text-foreground">{children}</div>
    </Disclosure>
  </section>
);
