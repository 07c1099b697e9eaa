import type { ReactNode } from 'react';
import { coinColor } from './coin-colors';

export function CoinName({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className="size-2.5 shrink-0 rounded-full forced-color-adjust-none"
        style={{ backgroundColor: coinColor(id) }}
      />
      {children}
    </span>
  );
}
