import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

export function WayRow({ name, facts, onRemove }: { name: string; facts: readonly string[]; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-3 first:pt-0">
      <p className="grid min-w-0 gap-0.5">
        <span className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        {facts.map((fact) => (
          <span className="text-muted-foreground text-sm" key={fact}>
            {fact}
          </span>
        ))}
      </p>
      <Button aria-label={t('factors.removeNamed', { name })} onClick={onRemove} size="sm" variant="outline">
        {t('factors.remove')}
      </Button>
    </li>
  );
}
