import { ProgressBar } from '@/components/display/ProgressBar';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';

export function UploadProgress({ share }: { share: number }) {
  const words = t('payments.file.sending', { percent: formatPercent(share) });
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="text-muted-foreground text-sm tabular-nums">
        {words}
      </p>
      <ProgressBar label={words} max={1} value={share} />
    </div>
  );
}
