import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AmountField } from '@/components/forms/AmountField';
import { ExactField } from '@/components/forms/ExactField';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { amountSchema } from '@/lib/money/amount-schema';

const schema = z.object({ amount: amountSchema({ refuse: () => undefined }), share: z.string() });

function Sample({ onSent }: { onSent: (values: unknown) => void }) {
  const form = useZodForm(schema, { amount: '', share: '' });
  return (
    <Form form={form} onSubmit={onSent}>
      <AmountField control={form.control} label="Amount" name="amount" />
      <ExactField control={form.control} label="Share" name="share" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test('a number is written in one way when its field is left or sent, and stays as typed if it is malformed', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  render(<Sample onSent={(values) => sent.push(values)} />);
  const [amount, share] = [
    screen.getByLabelText<HTMLInputElement>('Amount'),
    screen.getByLabelText<HTMLInputElement>('Share'),
  ];
  await user.type(amount, ' $ 1234,5 ');
  await user.type(share, '12,50 %');
  expect(amount.value).toBe('1,234.50');
  await user.tab();
  expect(share.value).toBe('12.5');
  await user.clear(share);
  await user.type(share, 'much');
  await user.clear(amount);
  await user.type(amount, '77{Enter}');
  expect(share.value).toBe('much');
  expect(amount.value).toBe('77.00');
  expect(sent).toEqual([{ amount: 7700, share: 'much' }]);
});
