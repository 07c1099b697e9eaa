import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { openSite, sent } from '../../support/operator/site';
import { announce, joins } from '../../support/realtime';
import { refusal, server, SUPABASE } from '../../support/server';

beforeEach(() => {
  sent.length = 0;
});

describe('an admin on the page of the details', () => {
  const open = async () => {
    const app = openApp('/operator/site');
    await screen.findByRole('heading', { name: 'Site details' });
    return app;
  };
  const save = () => screen.getByRole('button', { name: 'Save' });

  test('writes who is behind the site, all of it at once, and clicks twice for nothing', async () => {
    openSite('admin');
    const { user } = await open();
    await user.type(screen.getByLabelText('Legal entity'), 'Example Ltd');
    await user.type(screen.getByLabelText('Contact e-mail'), ' office@example.com ');
    await user.click(screen.getByRole('button', { name: 'Add a registration' }));
    const second = within(screen.getByRole('group', { name: 'Registration 2' }));
    await user.type(second.getByLabelText('Authority'), 'Second');
    await user.type(second.getByLabelText('Number'), '2');
    await user.type(second.getByLabelText('Link to the register'), 'https://example.com/2');
    await user.click(screen.getByRole('button', { name: 'Remove: Registration 1' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
    await user.click(screen.getByLabelText('Send mails of notifications'));
    await user.dblClick(save());
    expect(await screen.findByText('The details have been saved.')).toBeDefined();
    expect(sent).toEqual([
      {
        contact_email: 'office@example.com',
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

  test.each([
    ['Contact e-mail', 'nobody', 'Invalid Email'],
    ['Contact phone', 'call me', 'Please enter a phone number in digits.'],
    ['Link to the register', 'x', 'Please give a link that begins with https:// and leads to a public page.'],
  ])('cannot save %s as %s', async (label, typed, words) => {
    openSite('admin', {
      registrations: [{ authority: 'A', number: '1', url: 'javascript:alert(1)//' }],
    });
    const { user } = await open();
    await user.type(screen.getByLabelText(label), typed);
    await user.click(save());
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  test('cannot empty the details of a live site', async () => {
    openSite('admin', {
      mode: 'live',
      contact_email: 'office@example.com',
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

  test('learns that another operator saved meanwhile, keeps what was typed, and looks at theirs', async () => {
    openSite('admin');
    const { user } = await open();
    await waitFor(() => expect(joins).not.toEqual([]));
    await user.type(screen.getByLabelText('Legal entity'), 'Mine');
    openSite('admin', { version: 4, legal_entity: 'Theirs' }, () =>
      refusal(400, 'P0001', 'changed_meanwhile'),
    );
    announce('site');
    expect(
      await screen.findByText('Another operator has saved the details since you opened them.'),
    ).toBeDefined();
    expect(screen.getByLabelText('Legal entity')).toHaveProperty('value', 'Mine');
    await user.click(save());
    expect(
      await screen.findByText('Another operator has saved this since you opened it. Nothing was changed.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Discard mine and show theirs' }));
    expect(screen.getByLabelText('Legal entity')).toHaveProperty('value', 'Theirs');
  });

  test('becomes a treasurer meanwhile, and can no longer write', async () => {
    openSite('admin');
    await open();
    await waitFor(() => expect(joins).not.toEqual([]));
    expect(save()).toBeDefined();
    answerOperator('treasurer');
    announce('sessions');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(screen.getByText('Authority X-1')).toBeDefined();
  });

  test('as a treasurer reads them and writes nothing', async () => {
    openSite('treasurer', { risk_warning: '<b>All of it</b>' });
    await open();
    expect(screen.getByText('<b>All of it</b>')).toBeDefined();
    expect(screen.getByText('Authority X-1')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('the countries that are not served', () => {
  const opened = async (role: string) => {
    openSite(role, { unserved_countries: ['Chile'] });
    const changes: unknown[] = [];
    server.use(
      http.post(`${SUPABASE}/rest/v1/rpc/set_unserved_countries`, async ({ request }) => {
        changes.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openApp('/operator/site');
    expect(await screen.findByText('Chile')).toBeDefined();
    return { user, changes };
  };

  test('are changed by an admin, by names of the list alone, once', async () => {
    const { user, changes } = await opened('admin');
    await user.click(screen.getByRole('button', { name: 'Change the countries' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Countries, one per line');
    await user.type(field, '\nNorwegen');
    await user.type(dialog.getByLabelText('Reason'), 'Our licence');
    await user.click(dialog.getByRole('button', { name: 'Change the countries' }));
    expect(await dialog.findByText('Not in the list of countries: Norwegen')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'Chile\n\n Norway \nChile');
    await user.dblClick(dialog.getByRole('button', { name: 'Change the countries' }));
    expect(await screen.findByText('The countries have been changed.')).toBeDefined();
    expect(changes).toEqual([{ countries: ['Chile', 'Norway'], seen: ['Chile'], reason: 'Our licence' }]);
  });

  test('that another operator changes meanwhile are said to have changed, and are not taken for the ones that were read', async () => {
    const { user, changes } = await opened('admin');
    await waitFor(() => expect(joins).not.toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Change the countries' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Countries, one per line'), '\nNorway');
    await user.type(dialog.getByLabelText('Reason'), 'Our licence');
    openSite('admin', { unserved_countries: ['Chile', 'Peru'] });
    announce('site');
    expect(
      await dialog.findByText('Another operator has saved this since you opened it. Nothing was changed.'),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Change the countries' }));
    await waitFor(() =>
      expect(changes).toEqual([{ countries: ['Chile', 'Norway'], seen: ['Chile'], reason: 'Our licence' }]),
    );
  });

  test('that another operator has changed meanwhile can be looked at in place of what was typed', async () => {
    const { user } = await opened('admin');
    await waitFor(() => expect(joins).not.toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Change the countries' }));
    const dialog = within(await screen.findByRole('dialog'));
    openSite('admin', { unserved_countries: ['Chile', 'Norway'] });
    announce('site');
    await user.click(await dialog.findByRole('button', { name: 'Show what it is now' }));
    expect(dialog.getByLabelText('Countries, one per line')).toHaveProperty('value', 'Chile\nNorway');
  });

  test('are read by every operator, and changed by admins only', async () => {
    await opened('reviewer');
    expect(screen.queryByRole('button', { name: 'Change the countries' })).toBeNull();
  });
});
