import type { documents } from './en/documents';
import type { en } from './en/en';
import type { office } from './en/office';
import type { Language } from './languages';

/** Everything there is to say, in English. */
export type AllWords = typeof en & typeof documents & typeof office;

/** The plural forms of each language, as `Intl.PluralRules` names them. */
interface PluralForms {
  en: 'one' | 'other';
  es: 'one' | 'many' | 'other';
  pt: 'one' | 'many' | 'other';
  fr: 'one' | 'many' | 'other';
  de: 'one' | 'other';
  tr: 'one' | 'other';
  zh: 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

type Translated<Source, Form extends string> = {
  [
    Key in keyof Source as Key extends `${infer Counted}_one`
      ? `${Counted}_${Form}`
      : Key extends `${string}_other`
        ? never
        : Key
  ]: Source[Key] extends string ? string : Translated<Source[Key], Form>;
};

/** What a language has to say in a domain: the keys of English, no more and no fewer, in the plural forms of the language. */
export type Words<L extends Language, Domain extends keyof AllWords> = Translated<
  AllWords[Domain],
  PluralForms[L]
>;
