interface FreeTextProps {
  children: string;
  /** The language it was written in; empty when that is not known. */
  lang?: string;
}

/** What a person wrote, in a table: words as long as a name may be break, while usual ones do not; its language and direction are its own. */
export function FreeText({ children, lang = '' }: FreeTextProps) {
  return (
    <span className="block wrap-anywhere md:min-w-28">
      <bdi lang={lang}>{children}</bdi>
    </span>
  );
}
