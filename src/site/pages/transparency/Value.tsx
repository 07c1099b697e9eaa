import { t } from '@/lib/i18n/i18n';

/** A place for a value: its path in the response and its format. */
export interface ValueProps {
  path: string;
  as?: 'money' | 'number' | 'percent' | 'date' | 'time' | 'hashrate';
}

export function Value({ path, as }: ValueProps) {
  return <bdi data-value={as ? `${path} ${as}` : path} />;
}

export function Evidence() {
  return (
    <>
      <p className="wrap-anywhere" data-unless="stated_by" dir="auto">
        <Value path="evidence" />
      </p>
      <p data-if="stated_by">
        <Sentence text={t('transparency.stated')} values={{ by: { path: 'stated_by' } }} />
      </p>
    </>
  );
}

export function Sentence({ text, values }: { text: string; values: Record<string, ValueProps> }) {
  return text.split(/[{}]/).map((piece, index) => {
    const value = index % 2 === 1 ? values[piece] : undefined;
    return value ? <Value key={piece} {...value} /> : piece;
  });
}
