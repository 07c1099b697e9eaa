import { expect, test } from 'vitest';
import { releaseChangelog } from '../../../scripts/release.ts';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 1.0.0 (2026-01-02)\n\n- The first.\n';

test('a release gives what is unreleased its version and day, and leaves older releases', () => {
  const text = releaseChangelog(CHANGELOG, '1.1.0', '2026-02-03');
  expect(text).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-02-03)\n\n- A change.\n\n## 1.0.0 (2026-01-02)\n\n- The first.\n',
  );
  expect(() => releaseChangelog(text, '1.2.0', '2026-02-04')).toThrow('nothing under "Unreleased"');
});
