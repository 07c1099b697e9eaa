import { loadWords } from './i18n';
import type { Area } from './words';

/** Fetches the parts of a page next to its words. Rejects as soon as a part cannot be had, but not before the words are there that say so. */
export async function withWords(areas: readonly Area[], parts: readonly Promise<unknown>[]): Promise<void> {
  const words = Promise.all(areas.map((area) => loadWords(area)));
  try {
    await Promise.all([words, ...parts]);
  } catch (error) {
    await words.catch(() => undefined);
    throw error;
  }
}
