import { useState } from 'react';

/**
 * What a form has been shown of its consequences. It holds for exactly what was entered then: what is entered while the
 * answer is on its way makes the answer stale.
 *
 * @param entered reads what is in the fields, from react-hook-form's `getValues`.
 */
export function usePreview<Preview>(entered: () => object) {
  const [shown, setShown] = useState<{ of: string; preview: Preview }>();
  const now = () => JSON.stringify(entered());
  return {
    shown: shown?.preview,
    /** For the `onChange` of the form. */
    forget: () => setShown(undefined),
    show: async (ask: () => Promise<Preview | undefined>) => {
      const of = now();
      const preview = await ask();
      if (preview && of === now()) setShown({ of, preview });
    },
    /** Whether what was shown when this was handed out is still in the fields. */
    isStill: () => shown?.of === now(),
  };
}
