import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Exact } from '@/components/display/Exact';
import { QrCode } from '@/components/display/QrCode';
import { CopyButton } from '@/components/forms/CopyButton';
import { takesFocus } from '@/components/forms/Focused';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { CodeField } from '@/features/auth/components/CodeField';
import { CODE_FIELDS, type Factor } from '@/features/auth/factors';
import type { CurrentUser } from '@/features/auth/queries';
import { codeSchemaFor } from '@/features/auth/schema';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { addKeyMutation, type Enrolment, enrolMutation, verifyFactorMutation } from '../../factors';
import { NameForm } from './NameForm';

interface FactorSetupProps {
  user: CurrentUser;
  factors: readonly Factor[];
  onAdded: (isFirst: boolean) => Promise<void>;
  children?: ReactNode;
}

export function AppSetup({ user, factors, onAdded, children }: FactorSetupProps) {
  const enrol = useMutation(enrolMutation);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [isFirst] = useState(factors.length === 0);
  return enrolment ? (
    <VerifyForm enrolment={enrolment} onVerified={() => onAdded(isFirst)} />
  ) : (
    <NameForm
      factors={factors}
      lead={<p className="text-sm">{t('factors.lost')}</p>}
      onProven={async (name) => setEnrolment(await enrol.mutateAsync(name))}
      user={user}
      words={{ name: t('factors.defaultName'), label: t('factors.name'), submit: t('factors.continue') }}
    >
      {children}
    </NameForm>
  );
}

export function KeySetup({ user, factors, onAdded, children }: FactorSetupProps) {
  const add = useMutation(addKeyMutation);
  const [isFirst] = useState(factors.length === 0);
  return (
    <NameForm
      factors={factors}
      lead={
        <p className="text-sm outline-none" {...takesFocus}>
          {t('factors.lost')}
        </p>
      }
      note={<p className="text-muted-foreground text-sm">{t('ways.next')}</p>}
      onAdded={async () => {
        toast.success(t('ways.added'));
        await onAdded(isFirst);
      }}
      onProven={(name) => add.mutateAsync(name)}
      user={user}
      words={{ name: t('ways.defaultName'), label: t('ways.name'), submit: t('ways.add') }}
    >
      {children}
    </NameForm>
  );
}

interface VerifyFormProps {
  enrolment: Enrolment;
  onVerified: () => Promise<void>;
}

function VerifyForm({ enrolment: { factorId, uri, secret }, onVerified }: VerifyFormProps) {
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
      <p className="text-sm outline-none" {...takesFocus}>
        {t('factors.scan')}
      </p>
      <div className="justify-self-center">
        <QrCode content={uri} label={t('factors.qr')} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="grid min-w-0 flex-1 basis-52 gap-1">
          <span className="text-muted-foreground text-sm">{t('factors.key')}</span>
          <Exact className="text-sm">{secret}</Exact>
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
