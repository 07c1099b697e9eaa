import { Copy, Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

export function ReferralLink({ link }: { link: string }) {
  const copy = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(link);
      toast.info(t('referrals.copied'));
    } catch {
      toast.error(t('common.copyFailed'));
    }
  };
  const send = async () => {
    // Rejected also where the sheet is closed without a choice.
    await navigator.share({ url: link }).catch(() => undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <a
        className="bg-surface hover:border-foreground inline-flex max-w-full items-center gap-3 rounded-lg border px-4 py-3 font-medium transition-colors"
        href={link}
        onClick={(event) => void copy(event)}
      >
        <span className="link min-w-0 break-all">{link}</span>
        <Copy aria-hidden className="text-muted-foreground size-4 shrink-0" />
      </a>
      {'share' in navigator ? (
        <Button onClick={() => void send()}>
          <Share2 aria-hidden />
          {t('referrals.share')}
        </Button>
      ) : null}
    </div>
  );
}
