import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';

/** What a site has no page for: files of the repository, and addresses of the local stack. */
const NO_PAGE = /^(?!https:|#|[^:]*\.md(?:#|$))/;

type Page = [link: string, text: string, about: string];

const GROUPS: [title: string, pages: Page[]][] = [
  [
    'Begin',
    [
      ['/', 'Glassmine', 'what it is, two commands, demo people, limits'],
      ['/docs/architecture', 'Architecture', 'data, trust boundaries, the portal in a tab'],
      ['/docs/compared', 'Compared with', 'other programs for neighbouring problems'],
      ['/docs/components', 'Components', 'what other projects can take'],
      ['/CHANGELOG', 'Changes', 'by version'],
    ],
  ],
  [
    'Run',
    [
      ['/docs/hosting', 'Hosting', 'another Supabase, a hosted project, workers, backups, a cluster'],
      ['/docs/retention', 'Retention', 'how long rows are kept'],
      ['/docs/recovery', 'Recovery', 'who comes back to an account'],
    ],
  ],
  [
    'Trust',
    [
      ['/SECURITY', 'Security', 'what is promised, what is not'],
      ['/docs/attacks', 'Attacks', 'by number, with what prevents each'],
      ['/docs/access', 'Access', 'who may do what, generated from the database'],
      ['/docs/proof', 'Proof of liabilities', 'its format and how to verify it'],
      ['/docs/follow-a-dollar', 'Follow a dollar', 'the books, from a deposit to a withdrawal'],
      ['/docs/trading', 'Trading', 'portfolios, orders, strategies on paper'],
      ['/docs/requirements', 'Requirements', 'what is asked, and every departure'],
    ],
  ],
  [
    'Change',
    [
      ['/CONTRIBUTING', 'Contributing', 'what to touch for a change, which tests to run'],
      ['/docs/style', 'Style', 'names, comments, tests, commits'],
      ['/src/README', 'The client', 'reads, writes, forms, live updates'],
      ['/packages/local-supabase/README', 'The local Supabase', 'a package of its own'],
      ['/tests/bench/README', 'Figures', 'what is measured'],
      ['/docs/decisions/README', 'Decisions', 'why things are as they are'],
    ],
  ],
];

const description = 'An honest investor portal for crypto-mining plans';

export default defineConfig({
  title: 'Glassmine',
  description,
  srcDir: '..',
  srcExclude: ['.github/**'],
  outDir: '../dist/docs',
  rewrites: { 'README.md': 'index.md' },
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  markdown: {
    html: false,
    // As GitHub, whose anchors the documents name.
    anchor: {
      slugify: (heading) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
          .trim()
          .replaceAll(/\s/g, '-'),
    },
    config(md) {
      md.core.ruler.push('plain-files', ({ tokens }) => {
        let isPlain = false;
        for (const token of tokens.flatMap(({ children }) => children ?? [])) {
          if (token.type === 'link_open') isPlain = NO_PAGE.test(token.attrGet('href') ?? '');
          if (!isPlain || !token.type.startsWith('link_')) continue;
          token.tag = 'span';
          token.attrs = null;
        }
      });
    },
  },
  // Otherwise Vite reads the product's build, because the pages' folder is the repository.
  vite: { configFile: false },
  themeConfig: {
    search: { provider: 'local' },
    nav: [{ text: 'Gallery', link: '/gallery/src/gallery/index.html', target: '_self' }],
    sidebar: GROUPS.map(([text, pages]) => ({ text, items: pages.map(([link, name]) => ({ link, text: name })) })),
  },
  buildEnd({ outDir }) {
    const sections = GROUPS.map(([title, pages]) => {
      const lines = pages.map(([link, name, about]) => `- [${name}](${link.replace(/[^/]$/, '$&.html')}): ${about}`);
      return `## ${title}\n\n${lines.join('\n')}\n`;
    });
    writeFileSync(join(outDir, 'llms.txt'), `# Glassmine\n\n> ${description}\n\n${sections.join('\n')}`);
  },
});
