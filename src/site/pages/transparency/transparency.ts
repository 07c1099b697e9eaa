import { writeDay, writeMoment } from '@/lib/date-forms';
import { writeDollars } from '@/lib/money/dollars';
import { writeHashrate } from '@/lib/money/hashrate';
import { ask } from '@/site/kit/api';
import { begin } from '@/site/kit/begin';
import { find, list, part, read } from '@/site/kit/dom';
import { locale } from '@/site/kit/front-page';
import { showSite } from '@/site/kit/site';

const RPC = 'rest/v1/rpc/transparency';
const PAGE_LENGTH = 30;
const WIDTH = 600;
const HEIGHT = 160;

const formats: Record<string, (text: string) => string> = {
  money: (cents) => writeDollars(locale, Number(cents)),
  number: (count) => Number(count).toLocaleString(locale),
  percent: (points) => (Number(points) / 10_000).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 }),
  time: (moment) => writeMoment(locale, new Date(moment), 'UTC'),
  date: (moment) => writeDay(locale, new Date(moment)),
  hashrate: (phs) => writeHashrate(locale, Number(phs)),
};

/** Reads a path like `latest.root`. */
const at = (source: unknown, path: string) => path.split('.').reduce(part, source);

/** Zero counts as a value: no capacity must be shown. */
const isThere = (value: unknown) => value === 0 || Boolean(Array.isArray(value) ? value.length : value);

/** Fills values in as text; hides what depends on a missing one. */
function fill(place: ParentNode, source: unknown): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-value]')) {
    const [path = '', format = ''] = (element.dataset['value'] as string).split(' ');
    const text = at(source, path) as string;
    if (isThere(text)) element.replaceChildren(formats[format]?.(text) ?? text);
  }
  for (const word of ['if', 'unless'])
    for (const element of place.querySelectorAll<HTMLElement>(`[data-${word}]`))
      element.hidden = isThere(at(source, element.dataset[word] as string)) === (word !== 'if');
  for (const template of place.querySelectorAll('template')) {
    template.before(
      ...list(source, template.dataset['each'] as string).map((item) => {
        const copy = document.importNode(template.content, true);
        fill(copy, item);
        return copy;
      }),
    );
  }
}

function draw(history: unknown[]): void {
  const points = history.map(
    (point) => [Date.parse(read(point, 'as_of')), Number(read(point, 'total_cents'))] as const,
  );
  const times = points.map(([time]) => time);
  const first = Math.min(...times);
  const span = Math.max(...times) - first || 1;
  const highest = Math.max(...points.map(([, cents]) => cents), 1);
  const steps = points.map(([time, cents]) => {
    const x = (WIDTH * (time - first)) / span;
    return `${x} V${HEIGHT - (HEIGHT * cents) / highest}`;
  });
  find('[data-line]')?.setAttribute('d', `M0 ${HEIGHT} H${steps.join(' H')} H${WIDTH}`);
}

function fillSnapshots(place: ParentNode, source: unknown): void {
  fill(place, source);
  (find('[data-older]') as HTMLElement).hidden = list(source, 'snapshots').length < PAGE_LENGTH;
}

async function showOlder(button: HTMLButtonElement, place: HTMLElement): Promise<void> {
  const last = place.querySelector('li:last-of-type [data-value=number]')?.textContent;
  // One page at a time, despite repeated clicks.
  button.disabled = true;
  const older = await ask(`${RPC}?before=${last}`).catch(() => 0);
  button.disabled = false;
  if (older) fillSnapshots(place, older);
}

function startOlder(): void {
  const button = find('[data-older]') as HTMLButtonElement;
  const place = find('[data-snapshots]') as HTMLElement;
  button.addEventListener('click', () => void showOlder(button, place));
}

async function show(): Promise<void> {
  const parts = ['figures', 'loading', 'failed'].map((name) => find(`[data-${name}]`));
  const [figures, loading, failed] = parts as [HTMLElement, HTMLElement, HTMLElement];
  try {
    const [source, mining] = await Promise.all([ask(RPC), ask('rest/v1/rpc/mining_sources')]);
    showSite(part(source, 'site'));
    fillSnapshots(figures, { ...Object(source), mining });
    draw(list(source, 'history'));
    failed.hidden = true;
    figures.hidden = false;
  } catch {
    failed.hidden = false;
  }
  loading.hidden = true;
}

begin(show, startOlder);
