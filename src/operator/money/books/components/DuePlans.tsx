import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ActionButton } from '@/components/forms/ActionButton';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { returnDueMutation } from '../mutations';

export function DuePlans() {
  const { role } = useRouteContext({ from: '/_operator' });
  const give = useMutation(returnDueMutation);
  if (role === 'reviewer') return null;
  return (
    <section aria-labelledby="due-plans" className="flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-1.5">
        <h2 className="text-lg font-semibold" id="due-plans">
          {t('treasury.due.title')}
        </h2>
        <p className="text-muted-foreground max-w-prose text-sm">{t('treasury.due.text')}</p>
      </div>
      <ActionButton
        onAct={async () => {
          const count = await give.mutateAsync();
          toast.success(count === 0 ? t('treasury.due.none') : t('treasury.due.returned', { count }));
        }}
        variant="outline"
      >
        {t('treasury.due.submit')}
      </ActionButton>
    </section>
  );
}
