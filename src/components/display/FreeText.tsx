interface FreeTextProps {
  children: string;
  /** Language of the text; empty if unknown. */
  lang?: string;
}

/** Wraps user text, breaking only very long words, with its own language and direction. */
export function FreeText({ children, lang = '' }: FreeTextProps) {
  return (
    <span className="block wrap-anywhere md:min-w-28">
      <bdi lang={lang}>{children}</bdi>
    </span>
  );
}
