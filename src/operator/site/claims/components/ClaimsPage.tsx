import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { ActionButton } from '@/components/forms/ActionButton';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import { PageHeader } from '@/components/frame/PageHeader';
import { Badge } from '@/components/ui/badge';
import { formatDate } from '@/lib/dates';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { PublishedList } from '@/operator/kit/components/PublishedList';
import { TakeBack } from '@/operator/kit/components/TakeBack';
import { verifyClaimMutation, withdrawClaimMutation, writeClaimMutation } from '../mutations';
import { type OperatorClaim, operatorClaimsQuery } from '../queries';
import { claimSchema } from '../schema';

function ClaimForm() {
  const write = useMutation(writeClaimMutation);
  // A retry creates no second claim.
  const ids = useRequestIds();
  const form = useZodForm(claimSchema, { text: '', evidence_url: '' });
  const { control, reset } = form;
  return (
    <Form
      className="grid content-start gap-4"
      form={form}
      onSubmit={async ({ text, evidence_url }) => {
        // The page shows it in one line.
        const claim = { text: text.replaceAll(/\s+/g, ' '), evidence_url };
        await ids.send(claim, (request_id) => write.mutateAsync({ ...claim, request_id }));
        reset();
        toast.success(t('offers.claims.written'));
      }}
    >
      <TextareaField control={control} name="text" label={t('offers.claims.claim')} className="min-h-20" dir="auto" />
      <InputField
        control={control}
        name="evidence_url"
        hint={t('offers.claims.linkHint')}
        label={t('offers.claims.link')}
        dir="ltr"
        inputMode="url"
      />
      <SubmitButton className="justify-self-start">{t('offers.claims.write')}</SubmitButton>
    </Form>
  );
}

function stateOf(claim: OperatorClaim) {
  if (claim.withdrawn_at) return <Badge variant="secondary">{t('offers.withdrawn')}</Badge>;
  return claim.verified_at ? (
    <Badge variant="default">{t('offers.claims.public')}</Badge>
  ) : (
    <Badge variant="outline">{t('offers.claims.waiting')}</Badge>
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
          <ActionButton
            aria-label={t('offers.claims.verifyLabel', { claim: claim.claim })}
            onAct={async () => {
              await verify.mutateAsync({ claim_id: claim.id });
              toast.success(t('offers.claims.verified'));
            }}
            size="sm"
          >
            {t('offers.claims.verify')}
          </ActionButton>
        ) : null}
        {claim.withdrawn_at ? null : (
          <TakeBack
            name={claim.claim}
            onTakeBack={(reason) => withdraw.mutateAsync({ claim_id: claim.id, reason })}
            text={t('offers.claims.takeBackText')}
            withReason
          />
        )}
      </div>
    </>
  );
}

export function ClaimsPage() {
  const { before } = useSearch({ from: '/_operator/operator/claims' });
  const { data: page } = useSuspenseQuery(operatorClaimsQuery(before));
  return (
    <>
      <PageHeader text={t('offers.claims.lead')} title={t('offers.claims.title')} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ClaimForm />
        <PublishedList empty={t('desk.person.none')} label={t('offers.claims.title')} page={page}>
          {(claim) => <Claim claim={claim} />}
        </PublishedList>
      </div>
    </>
  );
}
