const PLACE = '\uFFFC';

interface QuotingProps {
  children: string;
  /** Language of the quote; empty if unknown, so that it is not read out in the reader's. */
  lang?: string;
  sentence: (words: string) => string;
}

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
