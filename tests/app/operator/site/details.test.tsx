import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { openSite, sent } from '../../support/operator/site';
import { announce, joins } from '../../support/realtime';
import { rpc, server } from '../../support/server';

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
    await user.clear(screen.getByLabelText('Contact email'));
    await user.click(screen.getByRole('button', { name: 'Remove: Registration 1' }));
    await user.click(save());
    const required = (await screen.findAllByText('This field is required.')).length;
    expect(required).toBe(3);
    expect(sent).toEqual([]);
  });
});

describe('the countries that are not served', () => {
  const opened = async (role: string) => {
    openSite(role, { unserved_countries: ['Chile'] });
    const changes: unknown[] = [];
    server.use(rpc('set_unserved_countries', null, changes));
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
    expect(await dialog.findByText('Not in the country list: Norwegen')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'Chile\n\n Norway \nChile');
    await user.dblClick(dialog.getByRole('button', { name: 'Change the countries' }));
    expect(await screen.findByText('Countries changed.')).toBeDefined();
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
      await dialog.findByText('Another operator changed this after you opened it. Nothing was saved.'),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Change the countries' }));
    await waitFor(() =>
      expect(changes).toEqual([{ countries: ['Chile', 'Norway'], seen: ['Chile'], reason: 'Our licence' }]),
    );
  });
});
