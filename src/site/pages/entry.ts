/** The script in the head of login, registration and recovery, instead of that of the other public pages. */
import { leaveNote } from '@/lib/session/notes';
import { knowsPasskeys } from '@/lib/session/webauthn-support';
import { ask } from '@/site/kit/api';
import { begin } from '@/site/kit/begin';
import { find, part, root } from '@/site/kit/dom';
import { showSite } from '@/site/kit/site';

// Before the first paint, so that nothing moves.
root.toggleAttribute('data-no-passkeys', !knowsPasskeys());
begin(
  async () => {
    const front = await ask('rest/v1/rpc/front_page').catch(() => undefined);
    if (front) showSite(part(front, 'site'));
  },
  () => {
    // So that people who forgot the password need not type the address again.
    find('[data-forgot]')?.addEventListener('click', () => {
      const field = find('[name=email]') as HTMLInputElement | null;
      leaveNote('forgetful', field?.value ?? '');
    });
  },
);
