import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { openDocument } from '../support/document';

async function runScript() {
  vi.resetModules();
  await import('@/site/pages/contact/contact');
}

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name, value }) => [name, value]);

const MESSAGE = 'First line,\nsecond & last: 100 %';

test('a visitor who changes the language keeps the message that they have begun, for that page only', async () => {
  onTestFinished(() => setLanguage('en'));
  const { user } = await openDocument('/contact', runScript);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Message'), MESSAGE);
  await user.selectOptions(screen.getAllByLabelText('Language')[0] as HTMLElement, 'Deutsch');

  document.documentElement.hidden = true;
  await openDocument('/contact', runScript);
  document.documentElement.hidden = false;

  const kept = [
    ['name', 'Ada'],
    ['email', ''],
    ['subject', ''],
    ['message', MESSAGE],
  ];
  await openDocument('/de/contact', runScript);
  expect(typed()).toEqual(kept);
  await openDocument('/contact', runScript);
  expect(typed()).toEqual(kept.map(([name]) => [name, '']));
});
