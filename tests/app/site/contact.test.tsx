import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { openForm } from '../support/document';

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name, value }) => [name, value]);

const MESSAGE = 'First line,\nsecond & last: 100 %';

test('a visitor who changes the language keeps the message that they have begun, for that page only', async () => {
  onTestFinished(() => setLanguage('en'));
  const { user, left } = await openForm('/contact');
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Message'), MESSAGE);
  await user.selectOptions(screen.getAllByLabelText('Language')[0] as HTMLElement, 'Deutsch');
  expect(left).toEqual([`${origin}/de/contact`]);
  const kept = [
    ['name', 'Ada'],
    ['email', ''],
    ['subject', ''],
    ['message', MESSAGE],
  ];
  await openForm('/de/contact');
  expect(typed()).toEqual(kept);
  await openForm('/contact');
  expect(typed()).toEqual(kept.map(([name]) => [name, '']));
});
