import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Form, FormFailure } from '@/components/forms/Form';
import { useFieldError } from '@/components/forms/FormField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { PageHeader } from '@/components/frame/PageHeader';
import { buttonVariants } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { PaperNote } from '@/features/trading/components/PaperNote';
import { formatExact } from '@/lib/dates';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { useTimeAt } from '@/lib/use-time-at';
import { answerMutation, type Choice, protectionQuery, type QuestionId } from '../appropriateness';

export function QuestionsPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: protection } = useSuspenseQuery(protectionQuery(user.id));
  const { passed_at, may_try_from, wait_hours, cooling_off_hours: hours } = protection;
  return (
    <>
      <PageHeader text={t('questions.text')} title={t('questions.title')} />
      <PaperNote />
      {passed_at ? (
        <div className="grid justify-items-start gap-4">
          <NoticeBox title={t('questions.passed')}>
            <p>{hours === 0 ? t('questions.passedText') : t('questions.passedCooling', { hours })}</p>
          </NoticeBox>
          <Link className={buttonVariants()} to="/strategies">
            {t('questions.toStrategies')}
          </Link>
        </div>
      ) : (
        <>
          <p className="mb-6 max-w-prose text-sm">{t('questions.rule', { hours: wait_hours })}</p>
          <Questions mayTryFrom={may_try_from} questions={protection.questions} />
        </>
      )}
    </>
  );
}

interface QuestionsProps {
  questions: readonly { id: QuestionId; choices: readonly Choice[] }[];
  mayTryFrom: string | null;
}

type Answers = Record<string, Choice>;

function Questions({ questions, mayTryFrom }: QuestionsProps) {
  const answer = useMutation(answerMutation);
  const ids = useRequestIds();
  const schema = z.object(
    Object.fromEntries(
      questions.map(({ id, choices }) => [id, z.enum(choices, { error: () => t('questions.choose') })]),
    ),
  );
  const form = useZodForm<Answers, Answers>(schema, {});
  const { control, formState, setError } = form;
  const time = useTimeAt(mayTryFrom === null ? [] : [Date.parse(mayTryFrom)]);
  const isEarly = mayTryFrom !== null && Date.parse(mayTryFrom) > time;
  const wrong = questions.filter(({ id }) => formState.errors[id]?.type === 'wrong');
  return (
    <Form
      className="grid max-w-prose gap-8"
      failsInside
      form={form}
      onInvalid={() => setError('root', { message: t('errors.invalid_answers') })}
      onSubmit={async (answers) => {
        for (const id of await ids.send(answers, (request_id) => answer.mutateAsync({ answers, request_id })))
          setError(id, {
            type: 'wrong',
            message: `${t('questions.isWrong')} ${t(`questions.of.${id}.why`)}`,
          });
      }}
    >
      {wrong.length === 0 ? null : (
        <NoticeBox tone="bad">{t('questions.wrong', { count: wrong.length })}</NoticeBox>
      )}
      {questions.map(({ id, choices }, index) => (
        <Question choices={choices} control={control} id={id} key={id} number={index + 1} />
      ))}
      <FormFailure />
      {isEarly ? (
        <NoticeBox tone="wait">{t('questions.wait', { date: formatExact(mayTryFrom) })}</NoticeBox>
      ) : (
        <SubmitButton className="justify-self-start">{t('questions.submit')}</SubmitButton>
      )}
    </Form>
  );
}

interface QuestionProps {
  control: Control<Answers, unknown, Answers>;
  number: number;
  id: QuestionId;
  choices: readonly Choice[];
}

function Question({ control, number, id, choices }: QuestionProps) {
  const noteId = useId();
  const error = useFieldError(control, id);
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="grid gap-1">
      <legend className="mb-2 font-medium">
        {number}. {t(`questions.of.${id}.ask`)}
      </legend>
      {choices.map((choice) => (
        <label className="flex min-h-11 items-center gap-3 text-sm" key={choice}>
          <input
            {...control.register(id)}
            className="accent-primary size-4 shrink-0"
            type="radio"
            value={choice}
          />
          {t(`questions.of.${id}.${choice}`)}
        </label>
      ))}
      <FieldError errors={error ? [{ message: error }] : []} id={noteId} role={undefined} />
    </fieldset>
  );
}
