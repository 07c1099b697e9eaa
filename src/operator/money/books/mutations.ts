import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/** Requests a check of the books and the trail, done by the worker. */
export const checkBooksMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('check_books')),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'books'),
});

export const returnDueMutation = mutationOptions({
  mutationFn: async () => decided(() => supabase.rpc('mature_positions')),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'books'),
});
