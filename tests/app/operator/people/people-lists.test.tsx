import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { download } from '@/lib/data/download';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { signIn } from '../../support/session';

vi.mock('@/lib/data/download', { spy: true });

const asked = () => {
  const { name: _name, max_rows: _rows, ...rest } = calls('find_people').at(-1) ?? { name: '' };
  return rest;
};

beforeEach(() => {
  signIn();
  openOperator('admin');
  answer('find_people', []);
  vi.mocked(download).mockClear();
  vi.mocked(download).mockImplementation(() => undefined);
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
  answer('export_people', () => [row]);
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
  expect(await screen.findByText('1 person exported. Recorded in the audit trail.')).toBeDefined();
  expect(calls('export_people')).toEqual([
    { name: 'export_people', reason: 'The auditor asked', words: 'ben', only_state: 'frozen' },
  ]);
  const [[name, file] = []] = vi.mocked(download).mock.calls;
  expect(name).toBe('people.csv');
  expect(await file?.text()).toContain(
    `p1,"'=HYPERLINK(""http://evil"")",'+ben@example.com,'@Peru,true,false,false,2026-02-01T12:00:00Z`,
  );
});
