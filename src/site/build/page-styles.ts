import { dirname } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

interface Used {
  /** The style sheet's path. */
  file: string;
  source: string;
  /** What may name a class: documents and the scripts that work on them. */
  texts: string[];
  /** The built address of a file that the style sheet refers to by a path relative to itself. */
  urlOf: (path: string) => string;
}

const SIGNS = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** A class as it was written: an attribute escapes signs like those of `[&>b]:hidden`. */
const unescaped = (html: string) =>
  Object.entries(SIGNS)
    .toReversed()
    .reduce((text, [escaped, sign]) => text.replaceAll(escaped, sign), html);

/** The style sheet of the public pages with the classes that they use and no other: small enough to be inside each document. */
export async function pageStyles({ file, source, texts, urlOf }: Used): Promise<string> {
  const compiler = await compile(source, {
    base: dirname(file),
    shouldRewriteUrls: true,
    onDependency: () => undefined,
  });
  const used = new Scanner({}).scanFiles(
    texts.map((text) => ({ content: unescaped(text), extension: 'html' })),
  );
  const { code } = optimize(compiler.build(used), { minify: true });
  return code.trim().replaceAll(/url\((\.[^)]+)\)/g, (_, path: string) => `url(${urlOf(path)})`);
}
