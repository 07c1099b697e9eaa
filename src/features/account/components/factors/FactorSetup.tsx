import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { QrCode } from '@/components/display/QrCode';
import { CopyButton } from '@/components/forms/CopyButton';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { CodeField } from '@/features/auth/components/CodeField';
import { ProofFields } from '@/features/auth/components/ProofFields';
import { type Factor, tellCodeFault } from '@/features/auth/factors';
import { NO_PROOF, tellProofFault, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { codeSchemaFor } from '@/features/auth/schema';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { type Enrolment, enrolMutation, verifyFactorMutation } from '../../factors';
import { freeName } from '../../free-name';
import { factorSchema } from '../../schema';

interface FactorSetupProps {
  user: CurrentUser;
  factors: readonly Factor[];
  /** @param isFirst whether there was no authenticator before */
  onVerified: (isFirst: boolean) => Promise<void>;
  /** Buttons below that of the first form. */
  children?: ReactNode;
}

/** Sets up an authenticator app: its name, then its key and its first code. */
export function FactorSetup({ user, factors, onVerified, children }: FactorSetupProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [isFirst] = useState(factors.length === 0);
  return enrolment ? (
    <VerifyForm enrolment={enrolment} onVerified={() => onVerified(isFirst)} />
  ) : (
    <NameForm factors={factors} onEnrolled={setEnrolment} user={user}>
      {children}
    </NameForm>
  );
}

/** Asks for the name, and for a proof: who adds an authenticator at a page left open would lock its person out. */
function NameForm({
  user,
  factors,
  onEnrolled,
  children,
}: {
  user: CurrentUser;
  factors: readonly Factor[];
  onEnrolled: (enrolment: Enrolment) => void;
  children: ReactNode;
}) {
  const enrol = useMutation(enrolMutation);
  const proof = useProof(user);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(factorSchema(proof)),
    defaultValues: { name: freeName(t('factors.defaultName'), factors), ...NO_PROOF },
  });
  const submit = useSubmit(
    handleSubmit(async ({ name, ...values }) => {
      try {
        onEnrolled(await proof.prove(values, () => enrol.mutateAsync(name)));
      } catch (error) {
        if (toAppError(error).code === 'factor_name_taken')
          setError('name', { message: errorMessage(error) });
        tellProofFault(error, setError);
        throw error;
      }
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <p className="text-sm">{t('factors.lost')}</p>
      <Field error={formState.errors.name?.message} label={t('factors.name')}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <ProofFields errors={formState.errors} proof={proof} register={register} />
      <SubmitButton pending={formState.isSubmitting || !proof.isReady}>{t('factors.continue')}</SubmitButton>
      {children}
    </form>
  );
}

// The button that led here is gone.
const focusOnce = (part: HTMLElement | null) => part?.focus();

function VerifyForm({
  enrolment: { factorId, uri, secret },
  onVerified,
}: {
  enrolment: Enrolment;
  onVerified: () => Promise<void>;
}) {
  const verify = useMutation(verifyFactorMutation);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(codeSchemaFor(true)),
    defaultValues: { code: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ code }) => {
      try {
        await verify.mutateAsync({ factorId, code });
      } catch (error) {
        tellCodeFault(error, (message) => setError('code', { message }));
        throw error;
      }
      toast.success(t('factors.added'));
      await onVerified();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <p className="text-sm outline-none" ref={focusOnce} tabIndex={-1}>
        {t('factors.scan')}
      </p>
      <div className="justify-self-center">
        <QrCode content={uri} label={t('factors.qr')} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="grid min-w-0 flex-1 basis-52 gap-1">
          <span className="text-muted-foreground text-sm">{t('factors.key')}</span>
          <bdi className="font-mono text-sm break-all" dir="ltr">
            {secret}
          </bdi>
        </p>
        <CopyButton
          label={t('factors.copyKey')}
          onCopied={() => toast.success(t('factors.keyCopied'))}
          value={secret}
        />
      </div>
      <CodeField {...register('code')} error={formState.errors.code?.message} />
      <SubmitButton pending={formState.isSubmitting}>{t('factors.turnOn')}</SubmitButton>
    </form>
  );
}
