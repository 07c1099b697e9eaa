import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from './support/app';
import { answerDesk } from './support/desk';
import { announce, joins } from './support/realtime';
import { refusal, server, SUPABASE } from './support/server';
import { ADA, signIn } from './support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const sent: object[] = [];

const site = (values: object = {}) => ({
  mode: 'sandbox',
  contact_email: null,
  contact_phone: null,
  postal_location: 'Springfield',
  legal_entity: null,
  registrations: [{ authority: 'Authority', number: 'X-1', url: 'https://example.com/X-1' }],
  risk_warning: null,
  mail_notifications: false,
  version: 3,
  ...values,
});

function answer(role: string, values: object = {}, reply: () => Response = () => new HttpResponse(null)) {
  answerDesk(role);
  const record = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as object);
    await delay(50);
    return reply();
  };
  server.use(
    http.get(`${SUPABASE}/rest/v1/site`, ({ request }) =>
      request.headers.get('accept')?.includes('vnd.pgrst.object')
        ? HttpResponse.json(site(values))
        : HttpResponse.json([site(values)]),
    ),
    ...['save_site', 'request_go_live', 'go_live', 'cancel_go_live'].map((name) =>
      http.post(`${RPC}/${name}`, record),
    ),
  );
}

beforeEach(() => {
  signIn();
  sent.length = 0;
});

describe('an admin on the page of the details', () => {
  const open = async () => {
    const app = openApp('/operator/site');
    await screen.findByRole('heading', { name: 'Site details' });
    return app;
  };
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('writes who is behind the site, all of it at once, and clicks twice for nothing', async () => {
    answer('admin');
    const { user } = await open();
    await user.type(screen.getByLabelText('Legal entity'), 'Example Ltd');
    await user.type(screen.getByLabelText('Contact e-mail'), ' desk@example.com ');
    await user.click(screen.getByRole('button', { name: 'Add a registration' }));
    const second = within(screen.getByRole('group', { name: 'Registration 2' }));
    await user.type(second.getByLabelText('Authority'), 'Second');
    await user.type(second.getByLabelText('Number'), '2');
    await user.type(second.getByLabelText('Link to the register'), 'https://example.com/2');
    await user.click(screen.getByRole('button', { name: 'Remove: Registration 1' }));
    await user.click(screen.getByLabelText('Send mails of notifications'));
    await user.dblClick(save());
    expect(await screen.findByText('The details have been saved.')).toBeDefined();
    expect(sent).toEqual([
      {
        contact_email: 'desk@example.com',
        contact_phone: '',
        postal_location: 'Springfield',
        legal_entity: 'Example Ltd',
        registrations: [{ authority: 'Second', number: '2', url: 'https://example.com/2' }],
        risk_warning: '',
        mail_notifications: true,
        version: 3,
      },
    ]);
  });

  it.each([
    ['Contact e-mail', 'nobody', 'Invalid Email'],
    ['Contact phone', 'call me', 'Please enter a phone number in digits.'],
    ['Link to the register', 'x', 'Please enter a link that begins with https://'],
  ])('cannot save %s as %s', async (label, typed, words) => {
    answer('admin', {
      registrations: [{ authority: 'A', number: '1', url: 'javascript:alert(1)//' }],
    });
    const { user } = await open();
    await user.type(screen.getByLabelText(label), typed);
    await user.click(save());
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('cannot empty the details of a live site', async () => {
    answer('admin', {
      mode: 'live',
      contact_email: 'desk@example.com',
      contact_phone: '+1 217 555 0100',
      legal_entity: 'Example Ltd',
      risk_warning: 'You can lose all of it.',
    });
    const { user } = await open();
    await user.clear(screen.getByLabelText('Legal entity'));
    await user.clear(screen.getByLabelText('Contact e-mail'));
    await user.click(screen.getByRole('button', { name: 'Remove: Registration 1' }));
    await user.click(save());
    const required = (await screen.findAllByText('Please fill in this field.')).length;
    expect(required).toBe(3);
    expect(sent).toEqual([]);
  });

  it('learns that somebody else saved meanwhile, keeps what was typed, and looks at theirs', async () => {
    answer('admin');
    const { user } = await open();
    await waitFor(() => expect(joins.map(({ topic }) => topic)).toContain('realtime:operators'));
    await user.type(screen.getByLabelText('Legal entity'), 'Mine');
    answer('admin', { version: 4, legal_entity: 'Theirs' }, () => refusal(400, 'P0001', 'changed_meanwhile'));
    announce('realtime:operators', 'site');
    expect(
      await screen.findByText('Somebody else has saved the details since you opened them.'),
    ).toBeDefined();
    expect(screen.getByLabelText('Legal entity')).toHaveProperty('value', 'Mine');
    await user.click(save());
    expect(
      await screen.findByText('Somebody else has saved this since you opened it. Nothing was changed.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Discard mine and show theirs' }));
    expect(screen.getByLabelText('Legal entity')).toHaveProperty('value', 'Theirs');
  });

  it('who is a treasurer reads them and writes nothing', async () => {
    answer('treasurer', { risk_warning: '<b>All of it</b>' });
    await open();
    expect(screen.getByText('<b>All of it</b>')).toBeDefined();
    expect(screen.getByText('Authority X-1')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('the page of going live', () => {
  const NAMES =
    'legal_entity registration contact risk_warning wallets two_people sandbox_money sandbox_records'.split(
      ' ',
    );
  const checklist = (missing: Record<string, string[]> = {}) =>
    http.post(`${RPC}/go_live_checklist`, () =>
      HttpResponse.json(NAMES.map((requirement) => ({ requirement, missing: missing[requirement] ?? [] }))),
    );
  const requested = (values: object = {}) =>
    http.post(`${RPC}/go_live_state`, () =>
      HttpResponse.json([
        {
          request_id: 'r',
          requested_by: 'somebody',
          requested_by_name: 'Ben',
          requested_at: '2026-03-04T10:00:00Z',
          confirmed_by_name: null,
          confirmed_at: null,
          ...values,
        },
      ]),
    );
  const nobodyAsked = http.post(`${RPC}/go_live_state`, () => HttpResponse.json([]));
  const open = async () => {
    const app = openApp('/operator/live');
    await screen.findByRole('heading', { name: 'Going live' });
    return app;
  };

  it('says what is missing and where it is entered, and lets nobody ask', async () => {
    answer('admin');
    server.use(
      nobodyAsked,
      checklist({ contact: ['contact_email'], wallets: ['ETH', 'TRON'], sandbox_money: ['transfers'] }),
    );
    await open();
    expect(screen.getAllByText('Missing')).toHaveLength(3);
    expect(screen.getByText('Contact e-mail')).toBeDefined();
    expect(screen.getByText('ETH')).toBeDefined();
    expect(screen.getByText('TRON')).toBeDefined();
    expect(screen.getByText(/Demo money is in the books/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to Wallets' }).getAttribute('href')).toBe(
      '/operator/wallets',
    );
    expect(screen.queryByRole('button', { name: 'Ask to go live' })).toBeNull();
  });

  it('names deposits, corrections and identity checks that wait in words, and leads to each', async () => {
    answer('admin');
    server.use(
      nobodyAsked,
      checklist({ sandbox_money: ['deposits', 'corrections'], sandbox_records: ['identity_checks'] }),
    );
    await open();
    expect(screen.getByText('Identity checks wait for review.')).toBeDefined();
    expect(screen.getByText('Deposits wait for review.')).toBeDefined();
    expect(screen.getByText('Corrections wait for a decision.')).toBeDefined();
    for (const [name, to] of [
      ['Go to Deposits', '/operator/deposits'],
      ['Go to Corrections', '/operator/corrections'],
      ['Go to Identity checks', '/operator/identity'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
    }
  });

  it('leads nowhere for identities and reserves of the sandbox, which stay', async () => {
    answer('admin');
    server.use(
      nobodyAsked,
      checklist({ sandbox_records: ['identities', 'attestations', 'identity_checks'] }),
    );
    await open();
    expect(screen.getByText(/Identities were confirmed in the sandbox/)).toBeDefined();
    expect(screen.getByText(/Reserves were attested in the sandbox/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Go to / })).toBeNull();
  });

  it('lets an admin ask when nothing is missing', async () => {
    answer('admin');
    server.use(nobodyAsked, checklist());
    const { user } = await open();
    expect(screen.getAllByText('Done')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Ask to go live' }));
    await user.dblClick(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask to go live' }),
    );
    expect(await screen.findByText('Asked. Another admin or treasurer must confirm.')).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  it('lets a second person confirm after a last question', async () => {
    answer('treasurer');
    server.use(requested(), checklist());
    const { user } = await open();
    expect(screen.getByText('Ben asked on 2026/03/04 that the site go live.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Go live' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Go live' }));
    expect(await screen.findByText('The site is live.')).toBeDefined();
    expect(sent).toEqual([{ request_id: 'r' }]);
  });

  it.each([
    ['an admin who asked', 'admin', { requested_by: ADA.id }],
    ['a reviewer', 'reviewer', {}],
  ])('does not let %s confirm, only stop it', async (_, role, values) => {
    answer(role);
    server.use(requested(values), checklist());
    await open();
    expect(screen.queryByRole('button', { name: 'Go live' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
  });

  it('tells on a live site since when and by whom, and asks nothing more', async () => {
    answer('admin', { mode: 'live' });
    server.use(requested({ confirmed_by_name: 'Cleo', confirmed_at: '2026-03-05T10:00:00Z' }), checklist());
    await open();
    expect(screen.getByText('This site is live since 2026/03/05. Ben asked, Cleo confirmed.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask to go live' })).toBeNull();
  });
});
