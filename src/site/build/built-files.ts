import type { Rolldown } from 'vite';

/** The addresses of the files in `assets` that a document names: scripts, styles, fonts. Their names have hashes. */
export const namedBy = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);

/**
 * The text of a document of the build.
 * @throws Error if it has no such document
 */
export function documentIn(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build holds no ${name}.`);
  return file.source.toString();
}

/**
 * The address of the script that was made of a module.
 * @param id the path of the module
 */
export function scriptOf(bundle: Rolldown.OutputBundle, id: string): string | undefined {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === id);
  return script && `/${script.fileName}`;
}

/** The address of a file of the sources that the build copied, such as a font. */
export function assetOf(bundle: Rolldown.OutputBundle, source: string): string | undefined {
  const asset = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.originalFileNames.includes(source),
  );
  return asset && `/${asset.fileName}`;
}

/**
 * What a browser needs before the application shows its first screen: what its document names, fonts aside, which the public pages
 * have too, and the words.
 * @param folder the path of the sources
 */
export function firstScreenFiles(
  bundle: Rolldown.OutputBundle,
  folder: string,
  language: string,
): readonly string[] {
  const named = namedBy(documentIn(bundle, 'app.html')).filter((url) => /\.(js|css)$/.test(url));
  // Those in English are among them.
  const words = scriptOf(bundle, `${folder}words/${language}/account.json`);
  return [...named, ...(words && language !== 'en' ? [words] : [])];
}
