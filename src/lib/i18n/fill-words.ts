type Words = Record<string, unknown>;

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OTHER = /_other$/;

/** The forms of a language come with `_other`. */
const isForm = (english: Words, key: string) => key.endsWith('_one') && key.replace(/_one$/, '_other') in english;

/** Fills a language's gaps with English, so that no page loads two. @param lacking gets the filled keys */
export function fillWords(english: Words, own: Words, language: string, lacking: string[] = [], prefix = ''): Words {
  const filled: Words = {};
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [key, text] of Object.entries(english)) {
    if (isWords(text)) {
      const part = own[key];
      filled[key] = fillWords(text, isWords(part) ? part : {}, language, lacking, `${prefix}${key}.`);
    } else if (OTHER.test(key)) {
      for (const form of forms) {
        const name = key.replace(OTHER, `_${form}`);
        if (own[name] === undefined) lacking.push(prefix + name);
        filled[name] = own[name] ?? own[key] ?? text;
      }
    } else if (!isForm(english, key)) {
      if (own[key] === undefined) lacking.push(prefix + key);
      filled[key] = own[key] ?? text;
    }
  }
  return filled;
}
