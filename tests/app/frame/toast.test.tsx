import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Form } from '@/components/forms/Form';
import { Modal } from '@/components/forms/Modal';
import { Toaster } from '@/components/ui/sonner';
import { toast } from '@/lib/toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function lifetime(words: string): Promise<number> {
  screen.getByText(words);
  for (let ms = 0; ms < 20_000; ms += 50) {
    if (!screen.queryByText(words)) return ms;
    await pass(50);
  }
  throw new Error(`'${words}' stays.`);
}

test.each(['error', 'success', 'info'] as const)(
  'a signed-in person sees a toast of kind %s for five seconds',
  async (kind) => {
    render(<Toaster />);
    toast[kind](kind);
    await pass(0);
    const ms = await lifetime(kind);
    expect(ms).toBeGreaterThanOrEqual(5000);
    expect(ms).toBeLessThanOrEqual(5400);
  },
);

test('a person who gets a second toast of the same kind reads only the newest, with what it is about', async () => {
  render(<Toaster />);
  toast.error('Failed');
  toast.success('First');
  await pass(0);
  toast.success('Second', 'You bought Basic for $1,000.00.');
  expect(await lifetime('First')).toBeLessThanOrEqual(1000);
  expect(screen.getByText('You bought Basic for $1,000.00.')).toBeDefined();
  expect(screen.getByText('Failed')).toBeDefined();
});

test('a person whose form is wrong again while the toast goes reads it again', async () => {
  render(<Toaster />);
  toast.error('Wrong');
  await pass(0);
  toast.dismiss('Wrong');
  await pass(100);
  toast.error('Wrong');
  await pass(1000);
  expect(screen.getByText('Wrong')).toBeDefined();
});

test('a person who corrects the marked field, or closes the dialog of the form, no longer reads what was wrong', async () => {
  function Refused() {
    const [isWrong, setIsWrong] = useState(true);
    return (
      <Form aria-label="form" onSubmit={() => isWrong && toast.error('Wrong')}>
        <input aria-invalid={isWrong} aria-label="field" onChange={({ target }) => setIsWrong(!target.value)} />
      </Form>
    );
  }
  render(
    <>
      <Toaster />
      <Modal onClose={() => undefined} title="Title">
        <Refused />
      </Modal>
    </>,
  );
  const refuse = async () => {
    fireEvent.submit(screen.getByRole('form'));
    await pass(100);
    expect(screen.getByText('Wrong')).toBeDefined();
  };
  await refuse();
  fireEvent.change(screen.getByLabelText('field'), { target: { value: 'Right' } });
  await pass(50);
  expect(await lifetime('Wrong')).toBeLessThanOrEqual(1000);
  fireEvent.change(screen.getByLabelText('field'), { target: { value: '' } });
  await refuse();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await lifetime('Wrong')).toBeLessThanOrEqual(1000);
});
