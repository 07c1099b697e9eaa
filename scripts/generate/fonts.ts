/**
 * `npm run fonts`: subsets Inter to the characters and weights of the client. Chinese and Arabic use system fonts.
 * PDF statements use Noto Sans, which has tabular figures. The results are committed, so a build needs no fonts
 * package.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { repository } from '../tool.ts';

const INTER = join(repository, 'node_modules/@fontsource-variable/inter');
const NOTO = join(repository, 'node_modules/@expo-google-fonts/noto-sans');
const TARGET = join(repository, 'src/fonts');

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…‹›€™−←→`;
const LATIN_EXT = range(0x100, 0x17f).replaceAll(/[ıŒœ]/g, '');
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'cv05', 'cv08', 'ss03'];

/**
 * Characters for PDFs, including Greek, Cyrillic and Vietnamese names; `src/features/statement/pdf-text.ts` has the
 * same list.
 */
const NAMES = [range(0x18f, 0x24f), range(0x370, 0x3ff), range(0x400, 0x4ff), range(0x1e00, 0x1eff)].join('');

const inter = (name: string, characters: string) => ({
  file: `inter-${name}.woff2`,
  source: join(INTER, `files/inter-${name}-wght-normal.woff2`),
  characters,
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 600 } },
  keepFeatures: FEATURES,
});
const noto = (name: string, source: string) => ({
  file: `noto-sans-${name}.ttf`,
  source: join(NOTO, source),
  characters: `${LATIN}${LATIN_EXT}${NAMES}`,
  targetFormat: 'truetype' as const,
});
for (const { file, source, characters, ...format } of [
  inter('latin', LATIN),
  inter('latin-ext', LATIN_EXT),
  noto('regular', '400Regular/NotoSans_400Regular.ttf'),
  noto('bold', '600SemiBold/NotoSans_600SemiBold.ttf'),
]) {
  const whole = readFileSync(source);
  const options = { ...format, noHinting: true };
  const subset = await subsetFont(whole, characters, options);
  writeFileSync(join(TARGET, file), subset);
  console.log(`${file}: ${whole.length} → ${subset.length} bytes`);
}
copyFileSync(join(NOTO, 'LICENSE_FONT'), join(TARGET, 'LICENSE-noto-sans'));
copyFileSync(join(INTER, 'LICENSE'), join(TARGET, 'LICENSE'));
