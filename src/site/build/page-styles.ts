import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

interface Used {
  file: string;
  source: string;
  texts: string[];
  urlOf: (path: string) => string;
}

const SIGNS = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** Unescapes class attributes, such as `[&>b]:hidden`. */
const unescaped = (html: string) =>
  Object.entries(SIGNS)
    .toReversed()
    .reduce((text, [escaped, sign]) => text.replaceAll(escaped, sign), html);

/** Builds a style sheet with only the classes that public pages use, small enough to inline. */
export async function pageStyles({ file, source, texts, urlOf }: Used): Promise<string> {
  const compiler = await compile(source, {
    base: dirname(file),
    shouldRewriteUrls: true,
    onDependency: () => undefined,
  });
  const used = new Scanner({}).scanFiles(texts.map((text) => ({ content: unescaped(text), extension: 'html' })));
  const { code } = optimize(compiler.build(used), { minify: true });
  return code.trim().replaceAll(/url\((\.[^)]+)\)/g, (_, path: string) => `url(${urlOf(path)})`);
}

/** The styles that sonner inserts into a page. @throws Error if sonner no longer has them in one line */
export function toastStyles(root: string): string[] {
  const code = readFileSync(`${root}node_modules/sonner/dist/index.mjs`, 'utf8');
  const [, text] = /^__insertCSS\((".*")\)/m.exec(code) ?? [];
  if (text === undefined) throw new Error('The styles of sonner were not found.');
  // Its element is empty when it is added.
  return ['', JSON.parse(text) as string];
}
