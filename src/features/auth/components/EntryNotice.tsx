import { NoticeBox } from '@/components/display/NoticeBox';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

interface EntryNoticeProps {
  name: string;
  title: string;
  /** `{email}` stands for the address. */
  text: string;
}

/** Hidden until `src/site/pages/entry/notices.ts` shows it by `name`. */
export function EntryNotice({ name, title, text }: EntryNoticeProps) {
  return (
    <div data-notice={name} hidden>
      <NoticeBox className="mb-6" title={title} tone="info">
        <p className="text-muted-foreground" data-text={text} />
        <Button className="justify-self-start" data-resend variant="link">
          {t('auth.checkMail.again')}
        </Button>
      </NoticeBox>
    </div>
  );
}
