import { keepTyped } from '@/site/kit/forms/keep-typed';
import { startSiteForms } from '@/site/kit/forms/site-forms';

const form = document.querySelector<HTMLFormElement>('[data-form]');
// A hidden page is redirecting: keep the stored input for the next one.
if (form && !document.documentElement.hidden) {
  startSiteForms();
  keepTyped(form);
}
