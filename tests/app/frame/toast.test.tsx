import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from '@/components/forms/Modal';
import { Toaster } from '@/components/frame/Toaster';
import { useSubmit } from '@/lib/forms/use-submit';
import { toast } from '@/lib/toast';
import { toast as publicToast } from '@/site/kit/toast';
import { documents } from '@/site/pages/render';
import { ASSETS } from '../support/document';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** How long a message stays that is there, in steps of 50 ms. */
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
    // It leaves by an animation.
    expect(ms).toBeLessThanOrEqual(5400);
  },
);

test('a person who gets a second toast of the same kind reads only the newest, with what it is about', async () => {
  render(<Toaster />);
  toast.error('Failed');
  toast.success('First');
  await pass(0);
  toast.success('Second', 'Basic bought for $1,000.00.');
  expect(await lifetime('First')).toBeLessThanOrEqual(1000);
  expect(screen.getByText('Basic bought for $1,000.00.')).toBeDefined();
  expect(screen.getByText('Failed')).toBeDefined();
});

test('a person who goes to another page takes along only what was said just before', async () => {
  render(<Toaster />);
  toast.error('Of the page before');
  await pass(1500);
  toast.success('What brings them there');
  await pass(100);
  toast.leavePage();
  expect(await lifetime('Of the page before')).toBeLessThanOrEqual(1000);
  expect(screen.getByText('What brings them there')).toBeDefined();
});

/** A form that is refused at the first submission and sent at the second. */
function Form({ answers }: { answers: (() => void)[] }) {
  return <form aria-label="form" onSubmit={useSubmit(async () => answers.shift()?.())} />;
}

test('a person who sends a corrected form no longer reads what was wrong with it', async () => {
  render(
    <>
      <Toaster />
      <Form answers={[() => toast.error('Wrong'), () => undefined]} />
    </>,
  );
  fireEvent.submit(screen.getByRole('form'));
  await pass(100);
  expect(screen.getByText('Wrong')).toBeDefined();
  fireEvent.submit(screen.getByRole('form'));
  expect(await lifetime('Wrong')).toBeLessThanOrEqual(1000);
});

test('a person who corrects the marked field, or closes the dialog of the form, no longer reads what was wrong', async () => {
  function Refused() {
    const [isWrong, setIsWrong] = useState(true);
    const submit = useSubmit(async () => void (isWrong && toast.error('Wrong')));
    return (
      <form aria-label="form" onSubmit={submit}>
        <input
          aria-invalid={isWrong}
          aria-label="field"
          onChange={({ target }) => setIsWrong(!target.value)}
        />
      </form>
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

test('a visitor is shown a toast for five seconds', async () => {
  const html = (await documents.find(({ address }) => address === '/contact')?.render(ASSETS)) ?? '';
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  publicToast('success', 'Said');
  expect(await lifetime('Said')).toBe(5000);
});
