/** The script in the head of login, registration and recovery, instead of that of the other public pages. */
import { leaveNote } from '@/lib/session/notes';
import { ask } from '@/site/kit/api';
import { begin } from '@/site/kit/begin';
import { find, part } from '@/site/kit/dom';
import { showSite } from '@/site/kit/site';

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
