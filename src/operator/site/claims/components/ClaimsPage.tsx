import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { PageHeader } from '@/components/frame/PageHeader';
import { Badge } from '@/components/ui/badge';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { formatDate } from '@/lib/dates';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { PublishedList } from '@/operator/kit/components/PublishedList';
import { TakeBack } from '@/operator/kit/components/TakeBack';
import { verifyClaimMutation, withdrawClaimMutation, writeClaimMutation } from '../mutations';
import { operatorClaimsQuery, type OperatorClaim } from '../queries';
import { claimSchema } from '../schema';

function ClaimForm() {
  const write = useMutation(writeClaimMutation);
  // A second try of the same is no second claim.
  const ids = useRequestIds();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(claimSchema),
    defaultValues: { text: '', evidence_url: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ text, evidence_url }) => {
      // The page shows it in one line.
      const claim = { text: text.replaceAll(/\s+/g, ' '), evidence_url };
      await ids.send(claim, (request_id) => write.mutateAsync({ ...claim, request_id }));
      reset();
      toast.success(t('offers.claims.written'));
    }, toastInvalid),
  );
  return (
    <form className="grid content-start gap-4" noValidate onSubmit={submit}>
      <Field error={formState.errors.text?.message} label={t('offers.claims.claim')}>
        {(control) => <Textarea {...control} {...register('text')} className="min-h-20" dir="auto" />}
      </Field>
      <Field
        error={formState.errors.evidence_url?.message}
        hint={t('offers.claims.linkHint')}
        label={t('offers.claims.link')}
      >
        {(control) => (
          <Input {...control} {...register('evidence_url')} autoComplete="off" dir="ltr" inputMode="url" />
        )}
      </Field>
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('offers.claims.write')}
      </SubmitButton>
    </form>
  );
}

function stateOf(claim: OperatorClaim) {
  if (claim.withdrawn_at) return <Badge>{t('offers.withdrawn')}</Badge>;
  return claim.verified_at ? (
    <Badge tone="good">{t('offers.claims.public')}</Badge>
  ) : (
    <Badge tone="wait">{t('offers.claims.waiting')}</Badge>
  );
}

function historyOf(claim: OperatorClaim): string {
  const steps: [string | null, (values: { name: string; date: string }) => string, string | null][] = [
    [claim.written_at, (values) => t('offers.claims.writtenBy', values), claim.writer],
    [claim.verified_at, (values) => t('offers.claims.verifiedBy', values), claim.verifier],
    [claim.withdrawn_at, (values) => t('offers.claims.withdrawnBy', values), claim.withdrawer],
  ];
  return steps
    .flatMap(([at, words, name]) =>
      at ? [words({ name: name ?? t('treasury.audit.database'), date: formatDate(at) })] : [],
    )
    .join(' · ');
}

function Claim({ claim }: { claim: OperatorClaim }) {
  const { user } = useRouteContext({ from: '/_operator' });
  const verify = useMutation(verifyClaimMutation);
  const withdraw = useMutation(withdrawClaimMutation);
  const isOpen = !claim.verified_at && !claim.withdrawn_at;
  const submit = useSubmit(async () => {
    await verify.mutateAsync(claim.id);
    toast.success(t('offers.claims.verified'));
  });
  return (
    <>
      <div>{stateOf(claim)}</div>
      <div className="grid justify-items-start gap-1.5">
        <p className="font-medium">
          <bdi>{claim.claim}</bdi>
        </p>
        <a
          className="link inline-flex items-center gap-1.5 text-sm"
          href={claim.evidence_url}
          rel="noreferrer"
          target="_blank"
        >
          {t('content.claims.evidence')}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
        <p className="text-muted-foreground text-[0.8125rem] break-all" dir="ltr">
          {claim.evidence_url}
        </p>
      </div>
      <p className="text-muted-foreground text-sm">{historyOf(claim)}</p>
      {isOpen && claim.written_by === user.id ? <p className="text-sm">{t('offers.claims.byYou')}</p> : null}
      <div className="flex flex-wrap gap-3">
        {isOpen && claim.written_by !== user.id ? (
          <form onSubmit={submit}>
            <SubmitButton
              aria-label={t('offers.claims.verifyLabel', { claim: claim.claim })}
              pending={verify.isPending}
              size="sm"
            >
              {t('offers.claims.verify')}
            </SubmitButton>
          </form>
        ) : null}
        {claim.withdrawn_at ? null : (
          <TakeBack
            name={claim.claim}
            onTakeBack={(reason) => withdraw.mutateAsync({ id: claim.id, reason })}
            text={t('offers.claims.takeBackText')}
            withReason
          />
        )}
      </div>
    </>
  );
}

/** What the public pages say about the company: written by one, verified by another, with its evidence. */
export function ClaimsPage() {
  const { before } = useSearch({ from: '/_operator/operator/claims' });
  const { data: page } = useSuspenseQuery(operatorClaimsQuery(before));
  return (
    <>
      <PageHeader text={t('offers.claims.lead')} title={t('offers.claims.title')} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ClaimForm />
        <PublishedList empty={t('offers.claims.empty')} label={t('offers.claims.title')} page={page}>
          {(claim) => <Claim claim={claim} />}
        </PublishedList>
      </div>
    </>
  );
}
