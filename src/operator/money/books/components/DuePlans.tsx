import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { errorMessage } from '@/lib/data/errors';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { returnDueMutation } from '../mutations';

/** Returns what is due, for a database that has no timer, and for operators who do not wait for it. */
export function DuePlans() {
  const { role } = useRouteContext({ from: '/_operator' });
  const give = useMutation({
    ...returnDueMutation,
    onSuccess: (count) =>
      toast.success(count === 0 ? t('treasury.due.none') : t('treasury.due.returned', { count })),
    onError: (error) => toast.error(errorMessage(error)),
  });
  const submit = useSubmit(() => give.mutateAsync());
  if (role === 'reviewer') return null;
  return (
    <section aria-labelledby="due-plans" className="flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-1.5">
        <h2 className="text-lg font-semibold" id="due-plans">
          {t('treasury.due.title')}
        </h2>
        <p className="text-muted-foreground max-w-prose text-sm">{t('treasury.due.text')}</p>
      </div>
      <form onSubmit={submit}>
        <SubmitButton pending={give.isPending} variant="outline">
          {t('treasury.due.submit')}
        </SubmitButton>
      </form>
    </section>
  );
}
