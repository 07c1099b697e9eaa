import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { PAGE, type Page, pageOf } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';
import { peopleArgs } from './people-filter';
import type { PeopleSearch } from './people-search';

export type FoundPerson = Row<'find_people'>;

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
              ...(search.from === undefined ? {} : { from_person: search.from }),
            })
            .abortSignal(signal),
        ),
      ),
  });
