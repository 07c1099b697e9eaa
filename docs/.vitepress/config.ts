import { defineConfig } from 'vitepress';

/** What a site has no page for: files of the repository, and addresses of the local stack. */
const NO_PAGE = /^(?!https:|#|[^:]*\.md(?:#|$))/;

export default defineConfig({
  title: 'Glassmine',
  description: 'An honest investor portal for crypto-mining plans',
  srcDir: '..',
  srcExclude: ['.github/**'],
  outDir: '../dist/docs',
  rewrites: { 'README.md': 'index.md', ':folder(.*)/README.md': ':folder/index.md' },
  markdown: {
    html: false,
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
  themeConfig: { search: { provider: 'local' } },
});
