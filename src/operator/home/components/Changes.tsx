import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ActionButton } from '@/components/forms/ActionButton';
import { formatAge, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import type { Home } from '@/operator/kit/home';
import { kindWord } from '@/operator/kit/trail';
import { markReadMutation } from '../mutations';
import { Folded } from './Folded';

export function Changes({ changes: { kinds, through } }: { changes: Home['changes'] }) {
  const mark = useMutation(markReadMutation);
  if (kinds.length === 0) return null;
  return (
    <Folded name={t('overview.changes')} note={kinds.length}>
      <ul className="border-t text-sm">
        {kinds.map(({ action, times, last_at, last_by }) => (
          <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b py-2" key={action}>
            <Link className="link" search={{ action }} to="/operator/audit">
              {kindWord(action)}
            </Link>
            <span className="tabular-nums" dir="ltr">
              × {times}
            </span>
            <time
              className="text-muted-foreground wrap-anywhere sm:ms-auto"
              dateTime={last_at}
              title={formatExact(last_at)}
            >
              {t('overview.lastBy', { age: formatAge(last_at), name: last_by ?? t('treasury.audit.database') })}
            </time>
          </li>
        ))}
      </ul>
      <ActionButton
        onAct={async () => {
          await mark.mutateAsync(through);
          toast.success(t('overview.marked'));
        }}
        size="sm"
        variant="outline"
      >
        {t('overview.read')}
      </ActionButton>
    </Folded>
  );
}
