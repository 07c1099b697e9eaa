import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';

/** Of each rule one, by alias and by a path. */
const FORBIDDEN: [file: string, imported: string][] = [
  ['src/lib/a.ts', '@/routes/index'],
  ['src/lib/a.ts', 'node:fs'],
  ['src/lib/i18n/a.ts', '../../components/card'],
  ['src/components/a.ts', '@/features/auth/queries'],
  ['src/features/deposits/a.ts', '@/features/investments/queries'],
  ['src/features/deposits/a.ts', '../investments/queries'],
  ['src/features/deposits/a.ts', '@/operator/kit/api'],
  ['src/operator/cases/deposits/a.ts', '@/operator/cases/withdrawals/queries'],
  ['src/operator/cases/deposits/components/a.ts', '../../withdrawals/queries'],
  ['src/operator/cases/queue/a.ts', '@/operator/cases/deposits/queries'],
  ['src/operator/kit/a.ts', '@/operator/cases/queue/queries'],
  ['src/components/a.ts', '@/site/kit/dom'],
  ['src/site/kit/a.ts', '@/site/pages/rendering'],
  ['src/site/pages/home/a.ts', '@/site/pages/about/AboutPage'],
  ['src/site/build/a.ts', '../../../scripts/tool'],
  ['src/routes/a.ts', 'local-supabase/stack.ts'],
  ['packages/local-supabase/src/a.ts', '../../../src/lib/money/money'],
  ['supabase/workers/a.ts', '../../src/lib/money/money'],
];

/** One of each kind: what the project imports is judged by `npm run check`. */
const ALLOWED: [file: string, imported: string][] = [
  ['src/features/deposits/components/a.ts', '@/features/dashboard/queries'],
  ['src/operator/cases/deposits/a.ts', '@/operator/kit/api'],
  ['src/site/pages/home/a.ts', '@/site/kit/dom'],
];

let folder: string;
let refused: string[];

const fileOf = (file: string, imported: string): string =>
  file.replace('a.ts', `${imported.replaceAll(/[^a-z]/g, '_')}.ts`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glassmine-directions-'));
  for (const file of ['oxlint.config.ts', 'scripts/checks/lint-text.ts'])
    await cp(join(repository, file), join(folder, file));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, imported] of [...FORBIDDEN, ...ALLOWED]) {
    const path = join(folder, fileOf(file, imported));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `import '${imported}';\n`);
  }
  const args = [
    join(repository, 'node_modules/oxlint/bin/oxlint'),
    '--format=json',
    'packages',
    'src',
    'supabase',
    'tests',
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  refused = diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename);
});

afterAll(() => rm(folder, { recursive: true }));

test.each(FORBIDDEN)('%s may not import %s', (file, imported) => {
  expect(refused).toContain(fileOf(file, imported));
});

test.each(ALLOWED)('%s may import %s', (file, imported) => {
  expect(refused).not.toContain(fileOf(file, imported));
});
