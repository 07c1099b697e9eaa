import { useState } from 'react';

/**
 * Dialogs of one screen, of which one is open at a time.
 *
 * @returns what each `Dialog` needs, by its name, and what closes it once its work is done: that closes only what was open
 * when it was handed out. An answer that comes late, when another dialog or the same one has been opened since, closes nothing.
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
