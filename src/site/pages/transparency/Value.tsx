import { t } from '@/lib/i18n/i18n';

/** Where `src/site/pages/transparency/transparency.ts` writes a value: a path in the database's answer, and how it is written. */
export interface ValueProps {
  path: string;
  as?: 'money' | 'number' | 'percent' | 'date' | 'time';
}

/** One value. */
export function Value({ path, as }: ValueProps) {
  return <bdi data-value={as ? `${path} ${as}` : path} />;
}

/** The evidence of a figure; of what is no more than stated, that it is. */
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

interface SentenceProps {
  /** With names in braces where values stand. */
  text: string;
  values: Record<string, ValueProps>;
}

/** A sentence with values in it. */
export function Sentence({ text, values }: SentenceProps) {
  return text.split(/[{}]/).map((piece, index) => {
    const value = index % 2 === 1 ? values[piece] : undefined;
    return value ? <Value key={piece} {...value} /> : piece;
  });
}
