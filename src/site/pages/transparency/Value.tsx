/** Where `src/site/pages/transparency/transparency.ts` writes a value: a path in the database's answer, and how it is written. */
export interface ValueProps {
  path: string;
  as?: 'money' | 'number' | 'percent' | 'date' | 'time';
}

/** One value. */
export function Value({ path, as }: ValueProps) {
  return <bdi data-value={as ? `${path} ${as}` : path} />;
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
