import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';

test.each([
  ['hledger', 'hledger', ['check', '--file']],
  ['beancount', 'bean-check', []],
] as const)('the %s journal of a statement passes %s, if that is installed', (format, program, args) => {
  const file = `${repository}tests/app/money/journals/statement.${format}`;
  const { error, status, stdout, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' });
  expect(error ? 'not installed' : `${status}${stdout}${stderr}`).toMatch(/^(not installed|0)$/);
});
