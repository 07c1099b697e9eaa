import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { PAGE, type Page, pageOf } from '@/operator/kit/row-pages';
import { peopleArgs } from './people-filter';
import type { PeopleSearch } from './people-search';

/** The balance in integer cents; null without an account in the books. */
export type FoundPerson = Nullable<Row<'find_people'>, 'available_cents'>;

export const peopleQuery = (search: PeopleSearch) =>
  queryOptions({
    queryKey: ['operator', 'people', search],
    queryFn: async ({ signal }): Promise<Page<FoundPerson>> =>
      pageOf(
        unwrap(
          await supabase
            .rpc('find_people', {
              ...peopleArgs(search),
              max_rows: PAGE + 1,
              ...(search.sort === undefined ? {} : { sort: search.sort }),
              ...(search.from === undefined ? {} : { from_person: search.from }),
            })
            .abortSignal(signal),
        ),
      ),
  });
