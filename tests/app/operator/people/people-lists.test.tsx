import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { download } from '@/lib/data/download';
import { openApp, settled } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { refusal } from '../../support/server';
import { signIn } from '../../support/session';

vi.mock('@/lib/data/download', { spy: true });

/** What the list was asked for last. */
const asked = () => {
  const { name: _name, max_rows: _rows, ...rest } = calls('find_people').at(-1) ?? { name: '' };
  return rest;
};

beforeEach(() => {
  signIn();
  openOperator('admin');
  answer('find_people', () => HttpResponse.json([]));
  vi.mocked(download).mockClear();
  vi.mocked(download).mockImplementation(() => undefined);
});

test('an operator filters people, which the address keeps without the words, and takes the filters back', async () => {
  const { user, router } = openApp('/operator/people');
  await user.type(await screen.findByRole('searchbox'), 'ada');
  await user.click(await screen.findByText('Filters'));
  await user.selectOptions(screen.getByLabelText('State'), 'Identity confirmed');
  await user.selectOptions(screen.getByLabelText('Role as an operator'), 'Treasurer');
  // As the registration offers and stores them.
  await screen.findByRole('option', { name: 'Chile' });
  await user.selectOptions(screen.getByLabelText('Country'), 'Chile');
  fireEvent.change(screen.getByLabelText('Joined from'), { target: { value: '2026-01-02' } });
  fireEvent.change(screen.getByLabelText('Joined until'), { target: { value: '2026-02-03' } });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const filters = {
    only_country: 'Chile',
    only_state: 'identified',
    only_role: 'treasurer',
    joined_from: '2026-01-02',
    joined_to: '2026-02-03',
  };
  await waitFor(() => expect(asked()).toEqual({ words: 'ada', ...filters }));
  expect(router.state.location.search).toMatchObject({ state: 'identified', since: '2026-01-02' });
  expect(router.state.location.href).not.toContain('ada');
  await user.click(await screen.findByRole('button', { name: 'Remove the filters' }));
  // What was read a moment ago is not asked for again.
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ada');
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveProperty('value', ''));
  router.history.back();
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveProperty('value', 'Chile'));
});

test('an operator who comes by an address with a country that is not offered finds it chosen', async () => {
  openApp('/operator/people?country=Peru');
  await screen.findByRole('option', { name: 'Chile' });
  expect(screen.getByLabelText('Country')).toHaveProperty('value', 'Peru');
  expect(asked()).toEqual({ words: '', only_country: 'Peru' });
});

test('an address with unknown filters shows the whole list', async () => {
  openApp('/operator/people?since=yesterday&until=2026-13-45&from=x&country=%20');
  await screen.findByText('No one found');
  expect(asked()).toEqual({ words: '' });
});

test('an admin exports the people of the list with a reason and not without, as text that no spreadsheet computes', async () => {
  const row = {
    id: 'p1',
    name: '=HYPERLINK("http://evil")',
    email: '+ben@example.com',
    country: '@Peru',
    email_confirmed: true,
    identity_confirmed: false,
    frozen: false,
    joined_at: '2026-02-01T12:00:00Z',
  };
  answer('export_people', () => HttpResponse.json([row]));
  const { user } = openApp('/operator/people?state=frozen');
  await user.type(await screen.findByRole('searchbox'), 'ben{Enter}');
  await waitFor(() => expect(asked()).toEqual({ words: 'ben', only_state: 'frozen' }));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export these people?' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(calls('export_people')).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'The auditor asked');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('1 person was exported. The audit trail says so.')).toBeDefined();
  expect(calls('export_people')).toEqual([
    { name: 'export_people', reason: 'The auditor asked', words: 'ben', only_state: 'frozen' },
  ]);
  const [[name, file] = []] = vi.mocked(download).mock.calls;
  expect(name).toBe('people.csv');
  expect(await file?.text()).toContain(
    `p1,"'=HYPERLINK(""http://evil"")",'+ben@example.com,'@Peru,true,false,false,2026-02-01T12:00:00Z`,
  );
});

test('an admin whose export is refused gets no file', async () => {
  answer('export_people', () => refusal(403, '42501', 'not_allowed'));
  const { user } = openApp('/operator/people');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'The auditor asked');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await settled();
  expect(vi.mocked(download)).not.toHaveBeenCalled();
});

test.each(['reviewer', 'treasurer'])('a %s is offered no export', async (role) => {
  openOperator(role);
  answer('find_people', () => HttpResponse.json([]));
  openApp('/operator/people');
  await screen.findByText('No one found');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
