import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../support/app';
import { server, tableOf } from '../support/server';
import { signIn } from '../support/session';

beforeEach(() => {
  signIn();
  server.use(tableOf('contact_messages', []), tableOf('notifications', []));
});

function lose(part: string) {
  const tried = vi.fn<() => object>(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.doMock(part, tried);
  return tried;
}

test.each([
  ['the menu', 'Open menu', '@/components/frame/MobileMenu'],
  ['the notifications', 'Notifications', '@/features/notifications/components/NotificationDialog'],
])('a person reads the error if %s cannot be fetched, and keeps what they typed', async (_, name, part) => {
  lose(part);
  const { user } = openApp('/support');
  await user.type(await screen.findByLabelText('Subject'), 'Where is my deposit?');
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeDefined();
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Where is my deposit?');
  vi.doUnmock(part);
  await user.click(opener);
  expect(await screen.findByRole('dialog')).toBeDefined();
});
