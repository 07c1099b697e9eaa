import { NoticeBox } from '@/components/display/NoticeBox';
import { RiskWarning } from '@/components/frame/RiskWarning';
import { SandboxBanner } from '@/components/frame/SandboxBanner';
import { EmptyState } from '@/components/states/EmptyState';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { PendingPage } from '@/components/states/PendingPage';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { AppError } from '@/lib/data/errors';
import { each, type Group, LONG } from './group';

const statuses = ['pending', 'approved', 'rejected', 'paying', 'paid', 'cancelled', 'active', 'matured', 'closed'];
const variants = ['secondary', 'default', 'outline', 'destructive'] as const;
const none = () => undefined;

export const messages: readonly Group[] = [
  {
    name: 'Alert',
    samples: each(['info', 'wait', 'bad'], (tone) => (
      <NoticeBox title="Check your e-mail" tone={tone}>
        <p className="text-muted-foreground">{tone === 'bad' ? LONG : 'A link is on its way.'}</p>
      </NoticeBox>
    )),
  },
  {
    name: 'Badge',
    samples: {
      ...each(variants, (variant) => <Badge variant={variant}>{variant}</Badge>),
      ...each(statuses, (status) => <StatusBadge status={status} />),
    },
  },
  {
    name: 'Empty, failed, loading',
    samples: {
      empty: <EmptyState title="Currently no Deposit" />,
      'empty, with an action': (
        <EmptyState action={<Button>New Deposit</Button>} text={LONG} title="Currently no Deposit" />
      ),
      failed: <ErrorPanel error={new AppError('network')} onRetry={none} />,
      skeleton: <Skeleton className="h-10" />,
      'skeleton of rows': <SkeletonRows />,
      'pending page': <PendingPage />,
    },
  },
  {
    name: 'Notices',
    isWide: true,
    samples: {
      sandbox: <SandboxBanner />,
      risk: <RiskWarning />,
    },
  },
];
