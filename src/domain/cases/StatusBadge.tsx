import { Ban, Check, CheckCheck, Clock, Send, Undo2, X } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';

const looks = {
  pending: { Icon: Clock, tone: 'wait' },
  approved: { Icon: Check, tone: 'good' },
  paying: { Icon: Send, tone: 'wait' },
  paid: { Icon: CheckCheck, tone: 'good' },
  active: { Icon: Check, tone: 'good' },
  answered: { Icon: Check, tone: 'good' },
  matured: { Icon: CheckCheck, tone: 'neutral' },
  closed: { Icon: X, tone: 'neutral' },
  cancelled: { Icon: Ban, tone: 'neutral' },
  rejected: { Icon: X, tone: 'bad' },
  reversed: { Icon: Undo2, tone: 'bad' },
} as const;

export type Status = keyof typeof looks;

function isStatus(value: string): value is Status {
  return Object.hasOwn(looks, value);
}

export function StatusBadge({ status }: { status: string }) {
  if (!isStatus(status)) return <Badge>{status}</Badge>;
  const { Icon, tone } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      <span>{t(`common.status.${status}`)}</span>
    </Badge>
  );
}
