import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import { pageStyles } from '../../../src/site/build/page-styles.ts';

const stylesOf = (...texts: string[]) =>
  pageStyles({
    file: `${repository}src/site/pages/page.css`,
    source: "@import 'tailwindcss/utilities' source(none);",
    texts,
    urlOf: (path) => path,
  });

test('a public page gets the styles of the classes that it names and of no others', async () => {
  const styles = await stylesOf('<p class="hidden">', "element.className = 'sticky'");
  expect(styles).toContain('.hidden{display:none}');
  expect(styles).toContain('.sticky{position:sticky}');
  expect(styles).not.toContain('.block');
});

test('a public page gets the styles of classes with signs that HTML escapes', async () => {
  const styles = await stylesOf('<p class="[&amp;_svg]:size-[1px] [&amp;&gt;b]:hidden"><svg></svg></p>');
  expect(styles).toContain(' svg{width:1px;height:1px}');
  expect(styles).toContain('>b{display:none}');
});
