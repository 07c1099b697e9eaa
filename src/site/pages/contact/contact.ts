/** The second script of the contact page; it waits for the document. */
import { keepTyped } from '@/site/kit/forms/keep-typed';
import { startSiteForms } from '@/site/kit/forms/site-forms';

const form = document.querySelector<HTMLFormElement>('[data-form]');
// A hidden page is being left for another language: what was kept is for the next one.
if (form && !document.documentElement.hidden) {
  startSiteForms();
  keepTyped(form);
}
