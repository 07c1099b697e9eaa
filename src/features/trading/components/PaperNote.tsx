import { TriangleAlert } from 'lucide-react';
import { t } from '@/lib/i18n/i18n';

export function PaperNote() {
  return (
    <p className="border-warning mb-6 flex max-w-prose gap-2.5 border-s-2 ps-3 text-sm">
      <TriangleAlert aria-hidden className="text-warning mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="font-medium">{t('trading.paper')}</strong> {t('trading.risk')}
      </span>
    </p>
  );
}
