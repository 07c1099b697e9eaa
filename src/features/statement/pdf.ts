import { jsPDF } from 'jspdf';
import { bookedDay, earlierDay, lineWords } from '@/features/dashboard/lines';
import type { Line } from '@/features/dashboard/queries';
import { formatDate } from '@/lib/dates';
import { currentDirection, t } from '@/lib/i18n/i18n';
import { formatCents, formatSigned } from '@/lib/money/money';
import type { StatementFilter } from './filter';
import { addFonts, type TextStyle, type Write, writerOf } from './pdf-text';
import type { readHolder, Total } from './queries';
import { receivables, shownSums } from './sums';

export interface StatementContent {
  holder: Awaited<ReturnType<typeof readHolder>>;
  filter: StatementFilter;
  lines: readonly Line[];
  totals: readonly Total[];
  isSandbox: boolean;
  today: string;
}

// A4 landscape, in millimetres.
const WIDTH = 297;
const HEIGHT = 210;
const MARGIN = 18;
const ROW = 6.2;
const SMALL = 8.5;
const MUTED = '#576061';
const HAIRLINE = '#e1e4de';

interface Column {
  title: string;
  width: number;
  text: (line: Line) => string;
  isFigure?: boolean;
  isStrong?: boolean;
}

const figure = (title: string, centsOf: (line: Line) => number): Column => ({
  title,
  width: 28,
  isFigure: true,
  text: (line) => formatCents(centsOf(line)),
});

const columns = (): Column[] => [
  { title: t('common.date'), width: 22, text: (line) => formatDate(bookedDay(line)) },
  { title: t('statement.what'), width: 76, text: lineWords },
  {
    title: t('statement.day'),
    width: 23,
    text: (line) => {
      const day = earlierDay(line);
      return day ? formatDate(day) : '';
    },
  },
  {
    title: t('statement.change'),
    width: 28,
    isFigure: true,
    isStrong: true,
    text: ({ change_cents, amount_cents }) =>
      change_cents === 0 ? formatCents(amount_cents) : formatSigned(change_cents),
  },
  figure(t('portfolio.places.available'), (line) => line.available_cents),
  figure(t('portfolio.places.invested'), (line) => line.invested_cents),
  figure(t('portfolio.places.withdrawing'), (line) => line.withdrawing_cents),
  figure(t('statement.owned'), (line) => line.owned_cents),
];

function fromStart(write: Write): Write {
  if (currentDirection() === 'ltr') return write;
  return (text, x, y, style) =>
    write(text, WIDTH - x, y, { ...style, align: style.align === 'right' ? 'left' : 'right' });
}

export async function statementPdf(content: StatementContent): Promise<Blob> {
  const document = new jsPDF({ orientation: 'landscape', format: 'a4', compress: true });
  await addFonts(document);
  document.setProperties({
    title: t('statement.pdf.title'),
    author: t('common.brand'),
    subject: content.holder.name,
  });
  const write = fromStart(writerOf(document));
  const rule = (y: number, color = HAIRLINE) => {
    document
      .setDrawColor(color)
      .setLineWidth(0.2)
      .line(MARGIN, y, WIDTH - MARGIN, y);
  };

  const cells = (y: number, textOf: (column: Column) => string, style: Partial<TextStyle>) => {
    let x = MARGIN;
    for (const column of shown) {
      const { width, isFigure = false, isStrong = false } = column;
      write(textOf(column), isFigure ? x + width : x, y, {
        points: SMALL,
        isBold: isStrong,
        align: isFigure ? 'right' : 'left',
        maxWidth: width - 3,
        ...style,
      });
      x += width;
    }
  };
  const head = (y: number) => {
    cells(y, ({ title }) => title, { points: 7.5, isBold: true, color: MUTED });
    rule(y + 2.2, MUTED);
    return y + 2.2 + ROW - 1.6;
  };

  const shown = columns();
  let y = head(writeFrame(write, content) + 8);
  for (const line of content.lines) {
    if (y > HEIGHT - MARGIN - 6) {
      document.addPage();
      y = head(MARGIN + 4);
      // Yields, so that a long statement does not freeze the browser.
      await new Promise((resume) => setTimeout(resume));
    }
    cells(y, ({ text }) => text(line), {});
    rule(y + 2);
    y += ROW;
  }
  writeFeet(document, write, content);
  return document.output('blob');
}

/** Returns its lower edge. */
function writeFrame(write: Write, { holder, filter, totals, isSandbox, today }: StatementContent): number {
  const total = (kind: string) => totals.find((one) => one.kind === kind)?.owned_cents ?? 0;
  write(t('common.brand'), MARGIN, MARGIN + 2, { points: 11, isBold: true, color: '#13695a' });
  write(t('statement.pdf.title'), MARGIN, MARGIN + 12, { points: 18, isBold: true });
  if (isSandbox) write(t('statement.pdf.sandbox'), MARGIN, MARGIN + 18, { points: SMALL, color: '#7a5200' });
  const account = holder.id.slice(0, 8).toUpperCase();
  const parts = [account, filter.kind, filter.from, filter.to ?? today];
  const number = parts
    .filter(Boolean)
    .map((part = '') => part.replaceAll('-', ''))
    .join('-');
  const facts: [string, string][] = [
    [t('statement.pdf.issuer'), holder.issuer ?? t('common.brand')],
    [t('statement.pdf.number'), number],
    [t('statement.pdf.account'), account],
    [t('statement.pdf.holder'), holder.name],
    [t('profile.email'), holder.email],
    [t('statement.filter.from'), filter.from ? formatDate(filter.from) : t('statement.pdf.beginning')],
    [t('statement.filter.to'), formatDate(filter.to ?? today)],
    [t('statement.filter.kind'), t(`statement.filter.${filter.kind ?? 'all'}`)],
  ];
  const opening = filter.from ? t('statement.totals.opening', { day: formatDate(filter.from) }) : undefined;
  const sums: [string, string][] = [
    ...(opening ? [[opening, formatCents(total('opening'))] satisfies [string, string]] : []),
    ...shownSums(total).map((kind): [string, string] => [t(`statement.totals.${kind}`), formatSigned(total(kind))]),
    ...receivables.flatMap((kind): [string, string][] => {
      const found = totals.find((one) => one.kind === kind);
      return found ? [[t(`statement.totals.${kind}`), formatCents(found.amount_cents)]] : [];
    }),
    [t('statement.owned'), formatCents(total('closing'))],
  ];
  const top = MARGIN + 28;
  for (const [row, [name, value]] of facts.entries()) {
    write(name, MARGIN, top + row * ROW, { points: SMALL, color: MUTED, maxWidth: 36 });
    write(value, MARGIN + 38, top + row * ROW, { points: SMALL, maxWidth: 80 });
  }
  for (const [row, [name, value]] of sums.entries()) {
    const isBold = row === sums.length - 1;
    write(name, 155, top + row * ROW, {
      points: SMALL,
      color: isBold ? '#14191a' : MUTED,
      isBold,
      maxWidth: 80,
    });
    write(value, WIDTH - MARGIN, top + row * ROW, { points: SMALL, isBold, align: 'right' });
  }
  return top + Math.max(facts.length, sums.length) * ROW;
}

function writeFeet(document: jsPDF, write: Write, { today }: StatementContent): void {
  const pages = document.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    document.setPage(page);
    const style = { points: 7.5, color: MUTED };
    write(t('statement.pdf.note', { day: formatDate(today) }), MARGIN, HEIGHT - 10, {
      ...style,
      maxWidth: 220,
    });
    write(t('statement.pdf.page', { page, pages }), WIDTH - MARGIN, HEIGHT - 10, {
      ...style,
      align: 'right',
    });
  }
}
