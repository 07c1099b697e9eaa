import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Focused } from '@/components/forms/Focused';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { CODE_FIELDS, confirmFactorMutation } from '../factors';
import { codeSchemaFor } from '../schema';
import { useOwnFactorChoice } from '../ways';
import { FactorField } from './FactorField';

interface CodeFormProps {
  submit: string;
  isDestructive?: boolean;
  children?: ReactNode;
  onEntered: () => Promise<unknown>;
}

export function CodeForm(props: CodeFormProps) {
  const { submit: label, isDestructive = false, children, onEntered } = props;
  const confirm = useMutation(confirmFactorMutation);
  const choice = useOwnFactorChoice();
  const asksCode = choice.way === 'code';
  const form = useZodForm(codeSchemaFor(asksCode), { code: '' });
  return (
    <Form
      blame={CODE_FIELDS}
      className="grid gap-5"
      form={form}
      onSubmit={async ({ code }) => {
        await confirm.mutateAsync(asksCode ? code : '');
        await onEntered();
      }}
    >
      <FactorField choice={choice} />
      <Focused isOn={!asksCode}>
        <SubmitButton {...(isDestructive ? { variant: 'destructive' as const } : {})}>{label}</SubmitButton>
      </Focused>
      <div className="contents">{children}</div>
    </Form>
  );
}
