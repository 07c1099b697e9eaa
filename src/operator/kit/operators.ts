import { queryOptions } from '@tanstack/react-query';
import type { Row } from '@/lib/data/rows';
import { reading } from './api';

export type Operator = Row<'list_operators'>;

export const operatorsQuery = queryOptions({
  queryKey: ['operator', 'operators'],
  queryFn: reading('list_operators'),
});
