import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import { wordOf } from '@/lib/i18n/word-of';

const TONES: Record<string, ComponentProps<typeof Badge>['variant']> = {
  proposed: 'outline',
  offered: 'default',
  suspended: 'destructive',
  closing: 'outline',
};

/** The state of a strategy; an unknown one unchanged. */
export const statusWord = (status: string): string => wordOf('copying.status', status);

export function StrategyBadge({ status }: { status: string }) {
  return <Badge variant={TONES[status]}>{statusWord(status)}</Badge>;
}
