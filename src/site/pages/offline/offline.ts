/** The script in the head of the page that is shown without a network. What was asked for comes as soon as there is one. */
import { begin } from '@/site/kit/begin';
import { find } from '@/site/kit/dom';

const load = () => location.reload();

begin(
  () => Promise.resolve(),
  () => {
    addEventListener('online', load);
    find('[data-reload]')?.addEventListener('click', load);
  },
);
