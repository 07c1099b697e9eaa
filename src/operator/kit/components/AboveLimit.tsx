import { NoticeBox } from '@/components/display/NoticeBox';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { useLeftAlone, useLimit } from '../limits';
import type { LimitKind } from '../limits';

interface AboveLimitProps {
  kind: LimitKind;
  cents: number;
}

export function AboveLimitBadge({
  kind,
  cents,
  label = t('offers.limits.above'),
}: AboveLimitProps & { label?: string }) {
  const limit = useLimit(kind);
  return limit !== undefined && cents > limit ? (
    <Badge className="whitespace-normal" variant="outline">
      {label}
    </Badge>
  ) : null;
}

export function AboveLimitAlert({ kind, cents }: AboveLimitProps) {
  const limit = useLimit(kind);
  return limit !== undefined && cents > limit ? (
    <NoticeBox tone="wait">{t('offers.limits.aboveText', { limit: formatCents(limit) })}</NoticeBox>
  ) : null;
}

export function LeftAlone() {
  const left = useLeftAlone();
  return left === undefined ? null : (
    <p className="text-muted-foreground text-sm">{t('offers.limits.left', { left: formatCents(left) })}</p>
  );
}
