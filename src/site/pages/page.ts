import { leaveNote } from '@/lib/session/notes';
import { begin } from '@/site/kit/begin';
import { find } from '@/site/kit/dom';
import { showFrontPage } from '@/site/kit/front-page';
import { startTape } from './home/tape';

begin(showFrontPage, () => {
  startTape();
  const button = find('[data-try]');
  button?.addEventListener('click', () => {
    leaveNote('try', 'yes');
    location.assign(button.dataset['try'] ?? '');
  });
});
