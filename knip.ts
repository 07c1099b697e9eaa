import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** The files that the npm scripts run: knip does not see through run.mjs. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const files = Object.values(scripts).flatMap((command) => /run\.mjs (\S+\.m?[jt]s)/.exec(command)?.[1] ?? []);

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        ...files,
        // Begins at an HTML file of its own, in development only.
        'src/gallery/gallery.tsx',
        // Named by an npm script.
        'tests/specification/support/reporter.ts',
        // A reporter, named by scripts/test.ts.
        'scripts/testing/outcome.ts',
        // What vite.config.ts has built or rendered by name.
        'src/site/pages/{page.ts,page.css,render.tsx,entry/entry.ts,transparency/transparency.ts,offline/offline.ts,contact/contact.ts,home/newsletter.ts}',
        'src/routes/-documents/*.ts',
        'src/site/kit/{session/tabs,theme,third-parties}.ts',
        'src/worker/worker.ts',
        // Run as programs of their own.
        'scripts/checks/check-english.ts',
        'tests/support/unpack-chromium.ts',
        'tests/cluster/cluster.ts',
      ],
      project: [
        'src/**/*.{ts,tsx,css}',
        'scripts/**/*.{ts,mjs}',
        'supabase/{demo,workers}/**/*.ts',
        'tests/**/*.{ts,tsx}',
      ],
      ignoreDependencies: [
        // Their files are what scripts/generate/fonts.ts cuts.
        '@expo-google-fonts/noto-sans',
        '@fontsource-variable/inter',
        // An npm script runs it.
        'oxfmt',
        // Its command line generates the types of the database.
        'supabase',
      ],
    },
    'supabase/embedded': { project: '**/*.ts' },
  },
  // Part of PostgreSQL; the benchmark of the books says so when it is missing.
  ignoreBinaries: ['pgbench'],
  // A type named in an exported signature is exported, too, so that callers can name it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Written by the Supabase CLI, with more than is needed today.
  ignoreIssues: { 'src/lib/data/database.types.ts': ['exports', 'types'] },
};

export default config;
