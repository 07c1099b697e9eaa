import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, openDialog } from '../support/app';
import { answerFiles, fileOf, stubDrawing } from '../support/pictures';
import { server, SUPABASE, tableOf } from '../support/server';
import { ADA, signIn } from '../support/session';

const PROFILES = `${SUPABASE}/rest/v1/profiles`;
const AVATARS = `${SUPABASE}/storage/v1/object/avatars`;

let profile: Record<string, unknown> = {};
const sent: unknown[] = [];
let read: string[] = [];

beforeEach(() => {
  signIn();
  stubDrawing();
  sent.length = 0;
  profile = {
    name: 'Ada Example Lovelace',
    email: ADA.email,
    phone: '+354 555 0100',
    avatar_path: null,
    verified: true,
    created_at: '2026-03-04T12:00:00Z',
  };
  server.use(
    tableOf('profiles', () => profile),
    tableOf('kyc_cases', []),
    http.patch(PROFILES, async ({ request }) => {
      const change = (await request.json()) as object;
      sent.push({ change, of: new URL(request.url).searchParams.get('id') });
      profile = { ...profile, ...change };
      return HttpResponse.json({ id: ADA.id });
    }),
    http.post(`${AVATARS}/*`, () => {
      sent.push('upload');
      return HttpResponse.json({ Id: '1', Key: 'avatars/1' });
    }),
    http.delete(AVATARS, async ({ request }) => {
      sent.push({ remove: await request.json() });
      return HttpResponse.json([]);
    }),
  );
  read = answerFiles('avatars');
});

const open = (button: string) => openDialog('/account', button);

test('a person whose address is not verified reads so on their account page, and has the mail sent again', async () => {
  profile['verified'] = false;
  const resent: unknown[] = [];
  server.use(
    http.post(`${SUPABASE}/auth/v1/resend`, async ({ request }) => {
      resent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const { user } = openApp('/account');
  expect(await screen.findByText('Your email address isn’t confirmed')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText('Email sent again.')).toBeDefined();
  expect(resent).toMatchObject([{ type: 'signup', email: ADA.email }]);
});

test('a person whose answer was lost sends the picture again, and it is not taken for the old one', async () => {
  server.use(
    http.patch(
      PROFILES,
      async ({ request }) => {
        profile = { ...profile, ...((await request.json()) as object) };
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const { user, dialog } = await open('Upload Picture');
  await user.upload(dialog.getByLabelText('Picture'), fileOf('png'));
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Could Not Upload Image')).toBeDefined();
  await waitFor(() => expect(read).not.toEqual([]));
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Image Uploaded')).toBeDefined();
  expect(sent).toHaveLength(3);
  expect(sent).not.toContainEqual({ remove: expect.anything() as unknown });
});
