import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { AskedProof } from '@/features/auth/proof';
import { reading } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import type { Client } from '@/lib/data/supabase';
import { t } from '@/lib/i18n/i18n';

export const codeWordSinceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['code-word', userId],
    queryFn: reading('code_word_since'),
  });

const LEAST = 3;
const MOST = 40;

/** Invisible and bidirectional characters; same list as in the database. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u061C\u2028\u2029]/u;

function isReadable(word: string): boolean {
  const letters = Array.from(word).length;
  const seen = word.replaceAll(/\s/g, '');
  return letters <= MOST && Array.from(seen).length >= LEAST && !UNSEEN.test(word);
}

export const codeWordSchema = ({ shape }: AskedProof) =>
  z.object({
    word: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: () => t('common.required'), abort: true }),
        z.refine(isReadable, { error: () => t('errors.code_word_unreadable') }),
      ),
    ...shape,
  });

/** Null removes it. Fails with `code_word_unreadable`, `code_required`, `password_required`, `too_many_requests`. */
export const setCodeWordMutation = mutationOptions({
  mutationFn: async ({ client, word }: { client: Client; word: string | null }) => {
    unwrap(await client.rpc('set_code_word', word === null ? {} : { word }));
  },
  // The account history lists the change.
  onSettled: refreshing('code-word', 'sessions'),
});

/** Reads the code word, which is not cached. Fails with `code_required`, `password_required`. */
export const readCodeWord = async (client: Client): Promise<string> => unwrap(await client.rpc('code_word')) ?? '';
