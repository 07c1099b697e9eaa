import { FreeText } from '@/components/display/FreeText';
import { LINK, statedBy } from '@/lib/forms/evidence';
import { t } from '@/lib/i18n/i18n';

export function Evidence({ children }: { children: string }) {
  const by = statedBy(children);
  if (by !== undefined) return <FreeText>{t('evidence.stated', { by })}</FreeText>;
  if (!LINK.test(children)) return <FreeText>{children}</FreeText>;
  return (
    <a className="link wrap-anywhere" dir="ltr" href={children} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
}
