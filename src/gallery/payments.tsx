import { Fact, Facts } from '@/components/display/Facts';
import { MoneyText } from '@/components/display/MoneyText';
import { ProgressBar } from '@/components/display/ProgressBar';
import { Timeline } from '@/components/display/Timeline';
import { UploadProgress } from '@/components/forms/UploadProgress';
import { type Proof, ProofView } from '@/features/proof/components/ProofView';
import { AddressGroups } from '@/features/withdrawals/components/AddressGroups';
import { each, type Group, LONG } from './group';
import { AmountSample } from './sample-fields';

const at = '2026-01-02T10:00:00Z';

const snapshot = { number: 7, seal: 'ab'.repeat(32), as_of: at } as Extract<Proof, { state: 'proven' }>['snapshot'];
const proof = { state: 'proven', snapshot, ownCents: 150_000, totalCents: 9_000_000, receipt: {} } as const;

export const payments: readonly Group[] = [
  {
    name: 'Proof of liabilities',
    samples: each(['proven', 'stale'], (state) => (
      <ProofView
        compare="on the page of totals"
        failure={null}
        proof={{ ...proof, isStale: state === 'stale' }}
        proven="2026/01/02: $1,500.00 of yours is part of $90,000.00."
        receipt={null}
        restored={null}
        say={(key) => (key === 'title' ? 'Proof of your balance' : 'No total was published for two days.')}
        sealed="Seal 7"
      />
    )),
  },
  {
    name: 'Address in groups',
    samples: { address: <AddressGroups address="tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx" /> },
  },
  {
    name: 'Amount',
    samples: {
      empty: <AmountSample />,
      understood: <AmountSample typed="1,000.5" />,
      invalid: <AmountSample error="This can be read in two ways. Please write it like 1,000.50." typed="1.000,50" />,
    },
  },
  {
    name: 'Timeline',
    samples: {
      waiting: (
        <Timeline
          isOpen
          steps={[
            { label: 'Proof sent', at, state: 'done' },
            { label: 'A person compares it with the payment', state: 'now' },
          ]}
        />
      ),
      refused: (
        <Timeline
          isOpen
          steps={[
            { label: 'Proof sent', at, state: 'done' },
            { label: 'Not accepted', at, note: LONG, state: 'bad' },
          ]}
        />
      ),
      closed: <Timeline isOpen={false} steps={[{ label: 'Proof sent', at, state: 'done' }]} />,
    },
  },
  {
    name: 'Progress, facts',
    samples: {
      'of a term': <ProgressBar label="Day 3 of 7" max={7} value={3} />,
      'of an upload': <UploadProgress share={0.43} />,
      facts: (
        <Facts>
          <Fact name="Balance now">
            <MoneyText cents={150_000} />
          </Fact>
          <Fact name={LONG}>{LONG}</Fact>
        </Facts>
      ),
    },
  },
];
