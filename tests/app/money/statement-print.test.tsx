import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../support/app';
import { lineOf } from '../support/money/lines';
import { answerLines } from '../support/money/statement';
import { signIn } from '../support/session';

test('an investor who prints the statement prints all lines, also those that were not loaded', async () => {
  signIn();
  answerLines(Array.from({ length: 60 }, (_, index) => lineOf({ id: 60 - index })));
  const paper: number[] = [];
  vi.stubGlobal('print', () => paper.push(screen.getAllByRole('row').length));
  openApp('/transactions?tab=statement');
  await screen.findAllByRole('row');
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/Save the PDF for all of them/)).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
  await waitFor(() => expect(paper).toEqual([61]));
  expect(screen.queryByText(/Save the PDF for all of them/)).toBeNull();
});
