import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QrCode } from '@/components/display/QrCode';
import { CopyButton } from '@/components/forms/CopyButton';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { CodeField } from '@/features/auth/components/CodeField';
import { ProofFields } from '@/features/auth/components/ProofFields';
import { CODE_FIELDS, type Factor } from '@/features/auth/factors';
import { NO_PROOF, PROOF_FIELDS, useProof } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { codeSchemaFor } from '@/features/auth/schema';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { type Enrolment, enrolMutation, verifyFactorMutation } from '../../factors';
import { freeName } from '../../free-name';
import { factorSchema } from '../../schema';

interface FactorSetupProps {
  user: CurrentUser;
  factors: readonly Factor[];
  onVerified: (isFirst: boolean) => Promise<void>;
  children?: ReactNode;
}

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

/** Asks for a proof, because adding an authenticator on an unattended page would lock the user out. */
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
  const form = useZodForm(factorSchema(proof), {
    name: freeName(t('factors.defaultName'), factors),
    ...NO_PROOF,
  });
  const { control } = form;
  return (
    <Form
      blame={{ ...PROOF_FIELDS, factor_name_taken: 'name' }}
      className="grid gap-5"
      form={form}
      onSubmit={async ({ name, ...values }) => {
        onEnrolled(await proof.prove(values, () => enrol.mutateAsync(name)));
      }}
    >
      <p className="text-sm">{t('factors.lost')}</p>
      <InputField control={control} name="name" label={t('factors.name')} />
      <ProofFields proof={proof} />
      <SubmitButton pending={!proof.isReady}>{t('factors.continue')}</SubmitButton>
      {children}
    </Form>
  );
}

// The button that had the focus is gone.
const focusOnce = (part: HTMLElement | null) => part?.focus();

function VerifyForm({
  enrolment: { factorId, uri, secret },
  onVerified,
}: {
  enrolment: Enrolment;
  onVerified: () => Promise<void>;
}) {
  const verify = useMutation(verifyFactorMutation);
  const form = useZodForm(codeSchemaFor(true), { code: '' });
  return (
    <Form
      blame={CODE_FIELDS}
      className="grid gap-5"
      form={form}
      onSubmit={async ({ code }) => {
        await verify.mutateAsync({ factorId, code });
        toast.success(t('factors.added'));
        await onVerified();
      }}
    >
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
      <CodeField />
      <SubmitButton>{t('factors.turnOn')}</SubmitButton>
    </Form>
  );
}
