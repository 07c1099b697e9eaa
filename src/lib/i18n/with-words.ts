import { loadWords } from './i18n';
import type { Area } from './words';

/**
 * Loads a page's parts along with its words. Rejects once a part fails, but only after the words for that message are
 * there.
 */
export async function withWords(areas: readonly Area[], parts: readonly Promise<unknown>[]): Promise<void> {
  const words = Promise.all(areas.map((area) => loadWords(area)));
  try {
    await Promise.all([words, ...parts]);
  } catch (error) {
    await words.catch(() => undefined);
    throw error;
  }
}
