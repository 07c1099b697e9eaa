import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { PAGE, type Page, pageOf } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';

/** A person in a list of them. */
export type FoundPerson = Row<'find_people'>;

/** People by name, address or id, newest first, a page from one on. */
export const peopleQuery = (words: string, from?: string) =>
  queryOptions({
    queryKey: ['operator', 'people', words, from],
    queryFn: async ({ signal }): Promise<Page<FoundPerson>> =>
      pageOf(
        unwrap(
          await supabase
            .rpc('find_people', {
              words,
              max_rows: PAGE + 1,
              ...(from === undefined ? {} : { from_person: from }),
            })
            .abortSignal(signal),
        ),
      ),
  });
