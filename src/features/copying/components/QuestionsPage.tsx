import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { PageHeader } from '@/components/frame/PageHeader';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { PaperNote } from '@/features/trading/components/PaperNote';
import { errorMessage } from '@/lib/data/errors';
import { formatExact } from '@/lib/dates';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { useTimeAt } from '@/lib/use-time-at';
import { answerMutation, type Choice, protectionQuery, type QuestionId } from '../appropriateness';

/** The questions before a first copy: whether the investor knows what can be lost. */
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
          <Alert title={t('questions.passed')}>
            <p>{hours === 0 ? t('questions.passedText') : t('questions.passedCooling', { hours })}</p>
          </Alert>
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

function Questions({ questions, mayTryFrom }: QuestionsProps) {
  const answer = useMutation(answerMutation);
  const ids = useRequestIds();
  const [answers, setAnswers] = useState<Partial<Record<QuestionId, Choice>>>({});
  const [wrong, setWrong] = useState<readonly QuestionId[]>([]);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const time = useTimeAt(mayTryFrom === null ? [] : [Date.parse(mayTryFrom)]);
  const isEarly = mayTryFrom !== null && Date.parse(mayTryFrom) > time;
  const submit = useSubmit(async () => {
    setIsTried(true);
    setFailure(undefined);
    if (questions.some(({ id }) => answers[id] === undefined)) return setFailure(t('errors.invalid_answers'));
    try {
      setWrong(await ids.send(answers, (request_id) => answer.mutateAsync({ answers, request_id })));
    } catch (error) {
      return setFailure(errorMessage(error));
    }
  });
  return (
    <form className="grid max-w-prose gap-8" noValidate onSubmit={submit}>
      {wrong.length === 0 ? null : <Alert tone="bad">{t('questions.wrong', { count: wrong.length })}</Alert>}
      {questions.map(({ id, choices }, index) => (
        <Question
          choices={choices}
          id={id}
          isMissing={isTried && answers[id] === undefined}
          isWrong={wrong.includes(id)}
          key={id}
          number={index + 1}
          onChoose={(choice) => {
            setAnswers((now) => ({ ...now, [id]: choice }));
            setWrong((now) => now.filter((each) => each !== id));
          }}
          value={answers[id]}
        />
      ))}
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      {isEarly ? (
        <Alert tone="wait">{t('questions.wait', { date: formatExact(mayTryFrom) })}</Alert>
      ) : (
        <SubmitButton className="justify-self-start" pending={answer.isPending}>
          {t('questions.submit')}
        </SubmitButton>
      )}
    </form>
  );
}

interface QuestionProps {
  number: number;
  id: QuestionId;
  choices: readonly Choice[];
  value: Choice | undefined;
  isMissing: boolean;
  isWrong: boolean;
  onChoose: (choice: Choice) => void;
}

function Question({ number, id, choices, value, isMissing, isWrong, onChoose }: QuestionProps) {
  const name = useId();
  const noteId = `${name}note`;
  return (
    <fieldset aria-describedby={isMissing || isWrong ? noteId : undefined} className="grid gap-1">
      <legend className="mb-2 font-medium">
        {number}. {t(`questions.of.${id}.ask`)}
      </legend>
      {choices.map((choice) => (
        <label className="flex min-h-11 items-center gap-3 text-sm" key={choice}>
          <input
            checked={value === choice}
            className="accent-primary size-4 shrink-0"
            name={name}
            onChange={() => onChoose(choice)}
            type="radio"
            value={choice}
          />
          {t(`questions.of.${id}.${choice}`)}
        </label>
      ))}
      {isMissing || isWrong ? (
        <p className="text-destructive text-sm" id={noteId}>
          {isWrong ? `${t('questions.isWrong')} ${t(`questions.of.${id}.why`)}` : t('questions.choose')}
        </p>
      ) : null}
    </fieldset>
  );
}
