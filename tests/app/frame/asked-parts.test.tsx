import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../support/app';
import { fileOf, stubDrawing } from '../support/pictures';
import { server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

beforeEach(() => {
  signIn();
  server.use(
    http.get(`${SUPABASE}/rest/v1/contact_messages`, () => HttpResponse.json([])),
    http.get(`${SUPABASE}/rest/v1/notifications`, () => HttpResponse.json([])),
  );
});

/** Makes a part of the application one that cannot be fetched; what it answers is called on each try. */
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

test('a person sends the whole picture if the choice of a part of it cannot be fetched', async () => {
  stubDrawing();
  const tried = lose('@/features/profile/components/PictureCrop');
  let uploads = 0;
  const profile = {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    avatar_path: null,
    verified: true,
    created_at: '2026-03-04T12:00:00Z',
  };
  server.use(
    http.get(`${SUPABASE}/rest/v1/profiles`, () => HttpResponse.json(profile)),
    http.get(`${SUPABASE}/rest/v1/kyc_cases`, () => HttpResponse.json([])),
    http.patch(`${SUPABASE}/rest/v1/profiles`, () => HttpResponse.json({ id: '1' })),
    http.post(`${SUPABASE}/storage/v1/object/avatars/*`, () => {
      uploads += 1;
      return HttpResponse.json({ Id: '1', Key: 'avatars/1' });
    }),
  );
  const { user } = openApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Upload Picture' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('Picture'), fileOf('png'));
  await waitFor(() => expect(tried).toHaveBeenCalled());
  await waitFor(() => expect(document.querySelector('.animate-pulse')).toBeNull());
  await user.click(await dialog.findByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Image Uploaded')).toBeDefined();
  expect(uploads).toBe(1);
});
