/** Takes the place of the words in a sentence, and is no part of any language. */
const PLACE = '\uFFFC';

interface QuotingProps {
  /** What was written. */
  children: string;
  /** The language it was written in; empty when that is not known, so that it is not read out as the reader's. */
  lang?: string;
  /** Our sentence around it. */
  sentence: (words: string) => string;
}

/** A sentence in the reader's language around what a person wrote in theirs, which has its own direction. */
export function Quoting({ children, lang = '', sentence }: QuotingProps) {
  const [before, after] = sentence(PLACE).split(PLACE);
  return (
    <>
      {before}
      {after === undefined ? null : <bdi lang={lang}>{children}</bdi>}
      {after}
    </>
  );
}
