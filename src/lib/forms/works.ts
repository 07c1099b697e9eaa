/** Fires on `window` once a public form works; `src/site/kit/late-app.ts` then repeats an earlier click. */
export const WORKS = 'works';
