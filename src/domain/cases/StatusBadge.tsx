import { Ban, Check, CheckCheck, Clock, Send, Undo2, X } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';

const looks = {
  pending: { Icon: Clock, tone: 'outline' },
  approved: { Icon: Check, tone: 'default' },
  paying: { Icon: Send, tone: 'outline' },
  paid: { Icon: CheckCheck, tone: 'default' },
  active: { Icon: Check, tone: 'default' },
  answered: { Icon: Check, tone: 'default' },
  matured: { Icon: CheckCheck, tone: 'secondary' },
  closed: { Icon: X, tone: 'secondary' },
  cancelled: { Icon: Ban, tone: 'secondary' },
  rejected: { Icon: X, tone: 'destructive' },
  reversed: { Icon: Undo2, tone: 'destructive' },
} as const;

export type Status = keyof typeof looks;

function isStatus(value: string): value is Status {
  return Object.hasOwn(looks, value);
}

export function StatusBadge({ status }: { status: string }) {
  if (!isStatus(status)) return <Badge variant="secondary">{status}</Badge>;
  const { Icon, tone } = looks[status];
  return (
    <Badge variant={tone}>
      <Icon aria-hidden />
      <span>{t(`common.status.${status}`)}</span>
    </Badge>
  );
}
