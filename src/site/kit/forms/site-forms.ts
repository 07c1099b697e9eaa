import { cleanFields } from '@/lib/forms/clean-fields';
import { send } from '../send';
import { toast } from '../toast';
import { startForm } from './form';

export function startSiteForms(): void {
  cleanFields();
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
    startForm(form, async (controls) => {
      const body = Object.fromEntries(controls.map(({ name, value }) => [name, value.trim()]));
      const { lang } = document.documentElement;
      await send(`rest/v1/${form.dataset['form']}`, lang === 'en' ? body : { ...body, language: lang });
      toast('success', form.dataset['sent'] ?? '');
      form.reset();
    });
  }
}
