import { useState } from 'react';

/**
 * Keeps a form's preview, valid only for the exact input it was computed from; editing while the response is pending
 * makes it stale.
 * @param entered reads the fields, from react-hook-form's `getValues`.
 */
export function usePreview<Preview>(entered: () => object) {
  const [shown, setShown] = useState<{ of: string; preview: Preview }>();
  const now = () => JSON.stringify(entered());
  return {
    shown: shown?.preview,
    forget: () => setShown(undefined),
    show: async (ask: () => Promise<Preview | undefined>) => {
      const of = now();
      const preview = await ask();
      if (preview && of === now()) setShown({ of, preview });
    },
    isStill: () => shown?.of === now(),
  };
}
