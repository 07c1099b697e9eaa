import type { Rolldown } from 'vite';

export const namedBy = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);

/**
 * Returns a document's text from the build.
 * @throws Error if it is missing
 */
export function documentIn(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build holds no ${name}.`);
  return file.source.toString();
}

/**
 * Returns the built script's address of a module.
 * @param id the module's path
 */
export function scriptOf(bundle: Rolldown.OutputBundle, id: string): string | undefined {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === id);
  return script && `/${script.fileName}`;
}

/** Returns the built address of a copied source file, such as a font. */
export function assetOf(bundle: Rolldown.OutputBundle, source: string): string | undefined {
  const asset = Object.values(bundle).find((file) => file.type === 'asset' && file.originalFileNames.includes(source));
  return asset && `/${asset.fileName}`;
}

/**
 * Returns the files needed before the application's first screen: those its document names, without the fonts that
 * public pages share, and the words.
 * @param folder path of the sources
 */
export function firstScreenFiles(bundle: Rolldown.OutputBundle, folder: string, language: string): readonly string[] {
  const named = namedBy(documentIn(bundle, 'app.html')).filter((url) => /\.(js|css)$/.test(url));
  // English words are among them.
  const words = scriptOf(bundle, `${folder}words/${language}/account.json`);
  return [...named, ...(words && language !== 'en' ? [words] : [])];
}
