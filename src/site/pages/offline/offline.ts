/** The script in the head of the page that is shown without a network. What was asked for comes as soon as there is one. */
import { begin } from '@/site/kit/begin';
import { find } from '@/site/kit/dom';

const SHORTEST_MS = 1000;
const LONGEST_MS = 8000;

const load = () => location.reload();

/** Asks whether the site answers: browsers call it being online when there is any network at all. */
async function probe(pauseMs: number): Promise<void> {
  const isBack = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isBack) load();
  else setTimeout(() => void probe(Math.min(pauseMs * 2, LONGEST_MS)), pauseMs);
}

begin(
  // At its own address nothing else would come.
  async () => (location.pathname.endsWith('/offline') ? undefined : probe(SHORTEST_MS)),
  () => {
    addEventListener('online', load);
    find('[data-reload]')?.addEventListener('click', load);
  },
);
