import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Quoting } from '@/components/display/Quoting';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { freezeQuery } from '../queries';

export function FrozenNotice({ userId }: { userId: string }) {
  const { data: freeze } = useQuery(freezeQuery(userId));
  if (!freeze) return null;
  const kind = freeze.kind === 'account_stopped' ? freeze.kind : 'account_frozen';
  const date = formatDate(freeze.at);
  return (
    <NoticeBox className="mb-6" title={t(`portfolio.attention.${kind}`)} tone="bad">
      <p>
        <Quoting sentence={(detail) => t(`portfolio.attention.${kind}Text`, { detail, date })}>
          {freeze.detail ?? ''}
        </Quoting>
      </p>
      <Link className="link justify-self-start" to="/support">
        {t('support.title')}
      </Link>
    </NoticeBox>
  );
}
