import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import type { Row } from '@/lib/data/rows';

/** Amounts in integer cents, target and bonus in basis points. */
export type OperatorPlan = Row<'plan_desk'>;

export const operatorPlansQuery = queryOptions({ queryKey: ['operator', 'plans'], queryFn: reading('plan_desk') });
