import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { answerFiles, fileOf, stubDrawing } from '../support/pictures';
import { refusal, server, SUPABASE } from '../support/server';
import { ADA, signIn } from '../support/session';

const PROFILES = `${SUPABASE}/rest/v1/profiles`;
const AVATARS = `${SUPABASE}/storage/v1/object/avatars`;
const OLD = `${ADA.id}/00000000-0000-4000-8000-0000000000a1.png`;

let profile: Record<string, unknown> = {};
/** What has been sent, in order. */
const sent: unknown[] = [];
/** For how long addresses of pictures were asked for. */
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
    http.get(PROFILES, () => HttpResponse.json(profile)),
    http.get(`${SUPABASE}/rest/v1/kyc_cases`, () => HttpResponse.json([])),
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

async function open(button: string) {
  const app = openApp('/account');
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

test('a person sees their name, initials, details and the day they joined', async () => {
  openApp('/account');
  expect(await screen.findByRole('heading', { name: 'Account Profile Information' })).toBeDefined();
  expect(screen.getByText('AL')).toBeDefined();
  expect(screen.getByText(ADA.email, { selector: 'dd' })).toBeDefined();
  expect(screen.getByText('+354 555 0100')).toBeDefined();
  expect(screen.getByText('4 March 26')).toBeDefined();
});

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
  expect(await screen.findByText('Your e-mail address is not verified')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
  expect(await screen.findByText('The mail has been sent again.')).toBeDefined();
  expect(resent).toMatchObject([{ type: 'signup', email: ADA.email }]);
});

test('a person whose address is verified is not asked to verify it', async () => {
  openApp('/account');
  expect(await screen.findByText(ADA.email, { selector: 'dd' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull();
});

test('a person corrects name and phone number', async () => {
  const { user, dialog } = await open('Update Details');
  expect(dialog.getByRole('heading', { name: 'Edit Profile' })).toBeDefined();
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), '  Ada King  ');
  await user.dblClick(dialog.getByRole('button', { name: 'update' }));
  expect(await screen.findByText('Details have been updated')).toBeDefined();
  expect(await screen.findByText('AK')).toBeDefined();
  expect(sent).toEqual([{ change: { name: 'Ada King', phone: '+354 555 0100' }, of: `eq.${ADA.id}` }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a person who leaves a detail empty reads the error, and nothing is saved', async () => {
  const { user, dialog } = await open('Update Details');
  await user.clear(dialog.getByLabelText('Phone Number'));
  await user.click(dialog.getByRole('button', { name: 'update' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a person with an impossible phone number reads the error', async () => {
  const { user, dialog } = await open('Update Details');
  await user.clear(dialog.getByLabelText('Phone Number'));
  await user.type(dialog.getByLabelText('Phone Number'), 'call me');
  await user.click(dialog.getByRole('button', { name: 'update' }));
  expect((await screen.findAllByText(/Please enter a phone number like/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('a person whose details could not be saved keeps what they typed', async () => {
  server.use(http.patch(PROFILES, () => refusal(400, '23514', 'profiles_name_readable')));
  const { user, dialog } = await open('Update Details');
  await user.type(dialog.getByLabelText('Name'), '!');
  await user.click(dialog.getByRole('button', { name: 'update' }));
  expect(await screen.findByText('One of the values is not accepted.')).toBeDefined();
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Ada Example Lovelace!');
});

test('a person gives a new picture, which is shown before the old one is removed', async () => {
  profile['avatar_path'] = OLD;
  const { user, dialog } = await open('Upload Picture');
  await user.upload(dialog.getByLabelText('Picture'), fileOf('png'));
  await user.dblClick(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Image Uploaded')).toBeDefined();
  const path = expect.stringMatching(new RegExp(`^${ADA.id}/[0-9a-f-]{36}\\.png$`)) as string;
  expect(sent).toEqual([
    'upload',
    { change: { avatar_path: path }, of: `eq.${ADA.id}` },
    { remove: { prefixes: [OLD] } },
  ]);
  expect(await screen.findByRole('img', { name: 'Your picture' })).toBeDefined();
  expect(read.at(-1)).toEqual(path);
});

test('a person who sends no picture reads the error', async () => {
  const { user, dialog } = await open('Upload Picture');
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect((await screen.findAllByText('Please Select an Image')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('a person whose upload fails reads the error and can try again with the same picture', async () => {
  server.use(http.post(`${AVATARS}/*`, () => refusal(503, 'unavailable', 'restarting'), { once: true }));
  const { user, dialog } = await open('Upload Picture');
  await user.upload(dialog.getByLabelText('Picture'), fileOf('png'));
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Could Not Upload Image')).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Image Uploaded')).toBeDefined();
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

test('a person whose old picture cannot be removed has the new one all the same', async () => {
  profile['avatar_path'] = OLD;
  server.use(http.delete(AVATARS, () => refusal(500, 'internal', 'internal')));
  const { user, dialog } = await open('Upload Picture');
  await user.upload(dialog.getByLabelText('Picture'), fileOf('png'));
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Image Uploaded')).toBeDefined();
});

test('a person whose picture cannot be loaded sees their initials', async () => {
  profile['avatar_path'] = OLD;
  openApp('/account');
  const picture = await screen.findByRole('img', { name: 'Your picture' });
  picture.dispatchEvent(new Event('error'));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Your picture' })).toBeNull());
  expect(screen.getByText('AL')).toBeDefined();
});
