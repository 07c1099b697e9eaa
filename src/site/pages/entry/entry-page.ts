import { takeNote } from '@/lib/session/notes';
import { toast } from '@/site/kit/toast';
import { startEntryForm } from './entry-forms';
import { startNotices } from './notices';
import { startPasswordButtons } from './password';

export function startEntryPage(): void {
  // The page is redirecting (signed in, other language): leave the note for the next one.
  if (document.documentElement.hidden) return;
  startPasswordButtons();
  startNotices();
  startEntryForm();
  const flash = takeNote('flash');
  if (flash) toast('success', flash);
}
