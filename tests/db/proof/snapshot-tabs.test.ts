import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { asOperator } = await openStage();

test('a treasurer who takes a snapshot in five tabs at once publishes one', async () => {
  const tab = () => asOperator('treasurer').call<{ number: number }>('take_snapshot');
  const taken = await Promise.all(Array.from({ length: 5 }, tab));
  expect(new Set(taken.map(({ number }) => number)).size).toBe(1);
});
