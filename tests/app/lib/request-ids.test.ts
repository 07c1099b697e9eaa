import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@/lib/data/errors';
import { useRequestIds } from '@/lib/forms/use-request-ids';

function openForm() {
  const { result, rerender } = renderHook(({ state }) => useRequestIds({ state }), {
    initialProps: { state: 'open' },
  });
  const send = async (request: object, failure?: Error) => {
    let used = '';
    const sending = result.current.send(request, (id) => {
      used = id;
      return failure ? Promise.reject(failure) : Promise.resolve('answer');
    });
    await act(() => sending.catch(() => undefined));
    return used;
  };
  return { send, turn: (state: string) => rerender({ state }) };
}

const lost = () => new AppError('network');

test('a request whose answer was lost is sent again under its id, and another one under another', async () => {
  const { send } = openForm();
  const first = await send({ cents: 1 }, lost());
  expect(await send({ cents: 2 }, lost())).not.toBe(first);
  expect(await send({ cents: 1 })).toBe(first);
});

test('a request that was answered is another one when it is sent again', async () => {
  const { send } = openForm();
  const first = await send({ cents: 1 });
  expect(await send({ cents: 1 })).not.toBe(first);
});

test('a request that is refused for now keeps its id, because an earlier try may have been taken', async () => {
  const { send } = openForm();
  const first = await send({ cents: 1 }, lost());
  expect(await send({ cents: 1 }, new AppError('trading_closed'))).toBe(first);
  expect(await send({ cents: 1 })).toBe(first);
});

test.each(['request_id_reused', 'change_open'] as const)(
  'an id that is refused with %s is not used again',
  async (code) => {
    const { send } = openForm();
    const first = await send({ cents: 1 }, new AppError(code));
    expect(await send({ cents: 1 })).not.toBe(first);
  },
);

test('an id ends with the state that it was meant for, also when that state returns', async () => {
  const { send, turn } = openForm();
  const first = await send({ to: 'halted' }, lost());
  turn('proposed');
  turn('open');
  expect(await send({ to: 'halted' })).not.toBe(first);
});

test('a sender gets the answer, and the failure as it is', async () => {
  const { result } = renderHook(() => useRequestIds());
  await expect(result.current.send({}, () => Promise.resolve(7))).resolves.toBe(7);
  await expect(result.current.send({}, () => Promise.reject(lost()))).rejects.toThrow(lost());
});
