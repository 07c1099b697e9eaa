import type { Rolldown } from 'vite';

export const namedBy = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);

/** Returns a document's text from the build. @throws Error if it is missing */
export function documentIn(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build holds no ${name}.`);
  return file.source.toString();
}

/** Returns the built script's address of a module. @param id the module's path */
function scriptOf(bundle: Rolldown.OutputBundle, id: string): string | undefined {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === id);
  return script && `/${script.fileName}`;
}

/** Returns the built address of a copied source file, such as a font. */
export function assetOf(bundle: Rolldown.OutputBundle, source: string): string | undefined {
  const asset = Object.values(bundle).find((file) => file.type === 'asset' && file.originalFileNames.includes(source));
  return asset && `/${asset.fileName}`;
}

/** Returns a script and all that it imports statically. */
function withImports(bundle: Rolldown.OutputBundle, fileName: string): string[] {
  const files = new Set([fileName]);
  // The set grows while it is read.
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) files.add(imported);
  }
  return [...files];
}

/**
 * Returns the files that hydrate a public page, the entry first: those of the application's document without its fonts,
 * the words, and the page's own.
 * @param folder path of the sources
 * @param path address of the page without its language
 */
export function takeOverFiles(
  bundle: Rolldown.OutputBundle,
  folder: string,
  path: string,
  language: string,
): readonly string[] {
  const [theme, ...named] = namedBy(documentIn(bundle, 'app.html')).filter((url) => /\.(js|css)$/.test(url));
  if (!theme) throw new Error('The document of the application names no script.');
  // English account words are bundled.
  const words = [`words/${language}/entry.json`, ...(language === 'en' ? [] : [`words/${language}/account.json`])];
  const route = new RegExp(`routes/_(site|entry)(/${path.slice(1) || 'index'})?\\.tsx\\?`);
  // The page and the frame around it.
  const imported = Object.values(bundle)
    .filter((file) => file.type === 'chunk' && route.test(file.facadeModuleId ?? ''))
    .filter(({ fileName }) => !fileName.includes(path === '/' || path === '/contact' ? '_entry' : '_site'))
    .flatMap(({ fileName }) => withImports(bundle, fileName).map((name) => `/${name}`));
  return [
    ...new Set([...named, theme, ...words.flatMap((file) => scriptOf(bundle, `${folder}${file}`) ?? []), ...imported]),
  ];
}
