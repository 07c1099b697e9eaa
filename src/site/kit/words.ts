import type { ErrorCode } from '@/lib/data/error-codes';
import { find, part, read } from './dom';

/** What the build writes into a document with a form: what its scripts may have to say. */
export interface PageWords {
  /** By the names that the scripts know. */
  texts: Record<string, string>;
  /** By code. */
  errors: Partial<Record<ErrorCode, string>>;
}

const wordsOf = (kind: keyof PageWords): unknown => part(JSON.parse(find('#words')?.textContent ?? ''), kind);

/** The words that the page brings under a name. */
export const say = (name: string): string => read(wordsOf('texts'), name);

/** Whether the page brings words for a code. */
export const hasErrorWords = (code: string): code is ErrorCode => read(wordsOf('errors'), code) !== '';

/** The words for a code, or for anything unknown. */
export const sayError = (code: string): string =>
  read(wordsOf('errors'), hasErrorWords(code) ? code : 'unknown');

/** The words for what `send` throws. */
export const sayFailure = (error: unknown): string => sayError(read(error, 'message'));
