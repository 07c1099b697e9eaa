/** The languages of the client, each named in itself. */
export const languages = [{ code: 'en', name: 'English', dir: 'ltr' }] as const;

/** The code of a language that the client speaks. */
export type Language = (typeof languages)[number]['code'];
