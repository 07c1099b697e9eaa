import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import type { Row } from '@/lib/data/rows';

export type Operator = Row<'list_operators'>;

export const operatorsQuery = queryOptions({ queryKey: ['operator', 'operators'], queryFn: reading('list_operators') });
