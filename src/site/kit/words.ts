import type { ErrorCode } from '@/lib/data/error-codes';
import { find, part, read } from './dom';

export interface PageWords {
  texts: Record<string, string>;
  errors: Partial<Record<ErrorCode, string>>;
}

const wordsOf = (kind: keyof PageWords): unknown => part(JSON.parse(find('#words')?.textContent ?? ''), kind);

export const say = (name: string): string => read(wordsOf('texts'), name);

export const hasErrorWords = (code: string): code is ErrorCode => read(wordsOf('errors'), code) !== '';

export const sayError = (code: string): string => read(wordsOf('errors'), hasErrorWords(code) ? code : 'unknown');

export const sayFailure = (error: unknown): string => sayError(read(error, 'message'));
