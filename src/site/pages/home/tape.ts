import { writeQuote } from '@/lib/money/quote';
import { ask } from '@/site/kit/api';
import { afterPaint, find, part, read } from '@/site/kit/dom';
import { locale, percent } from '@/site/kit/front-page';
import { fill } from '@/site/kit/site';

const PAUSE_MS = 15_000;

async function showTape(tape: HTMLElement): Promise<void> {
  // Turns any response into a list.
  const prices = [await ask('rest/v1/rpc/market_prices').catch(() => [])].flat();
  tape.hidden = true;
  tape.toggleAttribute(
    'data-simulated',
    prices.some((price) => part(price, 'simulated')),
  );
  for (const place of tape.querySelectorAll<HTMLElement>('[data-instrument]')) {
    const price = prices.find((one) => read(one, 'id') === place.dataset['instrument']);
    place.hidden = !price;
    if (!price) continue;
    tape.hidden = false;
    const decimals = Number(read(price, 'price_decimals'));
    const change = read(price, 'change_bp');
    const trend = ['down', 'level', 'up'][Math.sign(Number(change)) + 1];
    place.dataset['trend'] = part(price, 'stale') ? 'stale' : trend;
    fill(place, {
      price: writeQuote(locale, Number(read(price, 'mid')), decimals),
      change: change && percent(Number(change) / 10_000, { signDisplay: 'exceptZero', minimumFractionDigits: 2 }),
      age: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
        // A device's clock may be slow.
        Math.min(Math.ceil((Date.parse(read(price, 'received_at')) - Date.now()) / 60_000), 0),
        'minute',
      ),
    });
  }
}

/** Refreshes the home page's market tape while visible. */
export function startTape(): void {
  const tape = find('[data-tape]');
  const show = () => void (tape && !document.hidden && showTape(tape));
  // After the page's own requests.
  afterPaint(show);
  setInterval(show, PAUSE_MS);
}
