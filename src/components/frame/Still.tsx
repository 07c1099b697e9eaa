import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A part of a public page that the build renders and the page's own script fills in. Hydration leaves it unchanged. */
export function Still({ children }: { children: ReactNode }) {
  return useRouter().ssr ? (
    <div className="contents" dangerouslySetInnerHTML={{ __html: '' }} data-still suppressHydrationWarning />
  ) : (
    <div className="contents" data-still>
      {children}
    </div>
  );
}
