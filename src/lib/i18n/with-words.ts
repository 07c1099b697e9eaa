import { loadWords } from './i18n';
import type { Area } from './words';

/** Loads a page's parts along with its words; a failure waits for the words of its message. */
export async function withWords(areas: readonly Area[], parts: readonly Promise<unknown>[]): Promise<void> {
  const words = Promise.all(areas.map((area) => loadWords(area)));
  try {
    await Promise.all([words, ...parts]);
  } catch (error) {
    await words.catch(() => undefined);
    throw error;
  }
}
