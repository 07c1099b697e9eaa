/** The offline page's head script: reloads the address once there is a network. */
import { begin } from '@/site/kit/begin';
import { find } from '@/site/kit/dom';

const SHORTEST_MS = 1000;
const LONGEST_MS = 8000;

const load = () => location.reload();

/** Probes the site, because browsers report being online on any network. */
async function probe(pauseMs: number): Promise<void> {
  const isBack = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isBack) load();
  else setTimeout(() => void probe(Math.min(pauseMs * 2, LONGEST_MS)), pauseMs);
}

begin(
  // At its own address a reload would show it again.
  async () => (location.pathname.endsWith('/offline') ? undefined : probe(SHORTEST_MS)),
  () => {
    addEventListener('online', load);
    find('[data-reload]')?.addEventListener('click', load);
  },
);
