import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { decision, refreshing } from '@/operator/kit/api';

/** Requests a check of the books and the trail, done by the worker. */
export const checkBooksMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('check_books')),
  onSettled: refreshing('books'),
});

export const returnDueMutation = decision('mature_positions', 'books');
