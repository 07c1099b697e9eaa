import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { watchLeaving } from '../support/leaving';
import { rpc, server, SUPABASE } from '../support/server';
import { ADA, sessionOf } from '../support/session';

function unfinished() {
  const session = sessionOf(ADA);
  const [head, payload = '', signature] = session.access_token.split('.');
  const claims = JSON.parse(atob(payload)) as object;
  const user_metadata = {
    terms: true,
    name: 'Mallory',
    phone: '+354 555 0666',
    country: 'Iceland',
    referral_code: '123456789012',
  };
  const token = [head, btoa(JSON.stringify({ ...claims, user_metadata })), signature].join('.');
  return { ...session, access_token: token };
}

test.each([
  ['/confirmed#token_hash=0a1b&type=signup', 'Confirm the address'],
  ['/reset-password#token_hash=0a1b&type=recovery', 'Continue'],
])(
  'on %s a newcomer corrects what another person entered for their address, and sets the password',
  async (page, button) => {
    const session = unfinished();
    const sent: unknown[] = [];
    server.use(
      http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(session.user)),
      http.post(`${SUPABASE}/auth/v1/verify`, () => HttpResponse.json(session)),
      http.get('*/api/v0.1/countries', () =>
        HttpResponse.json({
          data: [
            { country: 'Iceland', code: 'IS' },
            { country: 'Norway', code: 'NO' },
          ],
        }),
      ),
      rpc('finish_registration', null, sent),
      http.put(`${SUPABASE}/auth/v1/user`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(session.user);
      }),
      http.post(`${SUPABASE}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
    );
    sessionStorage.setItem('unconfirmed', ADA.email);
    const left = watchLeaving();
    const { user } = openApp(page);
    await user.click(await screen.findByRole('button', { name: button }));
    const name = await screen.findByLabelText('Name');
    await screen.findByRole('option', { name: 'Norway' });
    expect(name).toHaveProperty('value', 'Mallory');
    expect(screen.getByLabelText('Country')).toHaveProperty('value', 'Iceland');
    await user.clear(name);
    await user.type(name, 'Ada');
    await user.selectOptions(screen.getByLabelText('Country'), 'Norway');
    await user.click(screen.getByLabelText('I was referred with code 123456789012.'));
    await user.type(screen.getByLabelText('New password'), 'another horse');
    await user.type(screen.getByLabelText('Repeat the new password'), 'another horse');
    await user.click(screen.getByRole('button', { name: 'Save and finish' }));
    await waitFor(() => expect(left).toEqual(['/login']));
    expect(sent).toEqual([
      {
        registration: {
          name: 'Ada',
          phone: '+354 555 0666',
          country: 'Norway',
          referral_code: '',
          language: 'en',
          terms: true,
        },
      },
      expect.objectContaining({ password: 'another horse' }),
    ]);
    expect(sessionStorage.getItem('unconfirmed')).toBeNull();
    expect(sessionStorage.getItem('flash')).toBe('Your account is ready. Please sign in.');
  },
);
