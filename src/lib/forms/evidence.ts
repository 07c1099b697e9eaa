/** A public https address; same rule as `ground.is_link`. */
export const LINK = /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?([/?#][!-~]*)?$/;
const HASH = /^(0x|sha256:)?[\da-f]{64}$/i;
const STATED = /^stated(?: by:?|:)? +(?!by\b)([^ \p{Cc}]\P{Cc}{2,})$/iu;

/** Who makes the statement, if the evidence is only a statement; same rule as `ground.stated_by`. */
export const statedBy = (evidence: string): string | undefined => STATED.exec(evidence)?.[1];

/** Whether a text is an https address, a hash, or "stated by" with a name; same rule as `ground.is_evidence`. */
export const isEvidence = (text: string): boolean =>
  text.length <= 500 && (LINK.test(text) || HASH.test(text) || statedBy(text) !== undefined);
