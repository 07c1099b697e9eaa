import { lineWords } from '@/features/dashboard/lines';
import type { Line } from '@/features/dashboard/queries';
import { toCsv } from '@/lib/data/csv';
import { groupOf } from './groups';

export type TaxFormat = 'koinly' | 'cointracking';

const KOINLY =
  'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash';
const COINTRACKING =
  'Type,Buy Amount,Buy Currency,Sell Amount,Sell Currency,Fee,Fee Currency,Exchange,Trade-Group,Comment,Date';

/** What these programs call a kind; other lines only come or go. */
function labelsOf({ kind, change_cents: change }: Line): [koinly: string, cointracking: string] {
  const group = groupOf(kind);
  if (group === 'yield' && change > 0) return ['mining', 'Mining'];
  if (group === 'bonuses' && change > 0) return ['reward', 'Reward / Bonus'];
  if (kind === 'withdrawal_fee') return ['cost', 'Other Fee'];
  return ['', change > 0 ? 'Deposit' : 'Withdrawal'];
}

/** What a person came to own or gave, oldest first, in the columns of an importer; transfers in the account are left out. */
export function taxCsv(format: TaxFormat, lines: readonly Line[]): Blob {
  const rows = lines
    .filter(({ change_cents: change }) => change !== 0)
    .toReversed()
    .map((line) => {
      const amount = [{ cents: Math.abs(line.change_cents) }, 'USD'];
      const [received, sent] = line.change_cents > 0 ? [amount, ['', '']] : [['', ''], amount];
      const [koinly, cointracking] = labelsOf(line);
      const at = new Date(line.booked_at).toISOString().slice(0, 19).replace('T', ' ');
      const what = lineWords(line);
      return format === 'koinly'
        ? [`${at} UTC`, ...sent, ...received, '', '', '', '', koinly, what, '']
        : [cointracking, ...received, ...sent, '', '', 'Glassmine', '', what, at];
    });
  return toCsv([(format === 'koinly' ? KOINLY : COINTRACKING).split(','), ...rows], false);
}
