import { toast } from '@/site/kit/toast';
import { say, sayFailure } from '@/site/kit/words';
import { resend } from './auth';

export function showNotice(name: string, email: string): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    notice.hidden = notice.dataset['notice'] !== name;
    notice.dataset['email'] = email;
    const place = notice.querySelector<HTMLElement>('[data-text]');
    // A function, because an address may contain `$&`.
    place?.replaceChildren(place.dataset['text']?.replace('{email}', () => email) ?? '');
  }
}

export function startNotices(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-resend]')) {
    button.addEventListener('click', () => {
      button.disabled = true;
      resend(button.closest<HTMLElement>('[data-notice]')?.dataset['email'] ?? '')
        .then(() => toast('success', say('resent')))
        .catch((error: unknown) => toast('error', sayFailure(error)))
        .finally(() => {
          button.disabled = false;
        });
    });
  }
}
