import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '@/components/display/Disclosure';
import { NoticeBox } from '@/components/display/NoticeBox';
import { ProgressBar } from '@/components/display/ProgressBar';
import { PendingButton } from '@/components/forms/PendingButton';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/data/errors';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { answerMutation, type Choice, type QuestionId } from '../../appropriateness';

type Answers = Partial<Record<QuestionId, Choice>>;

interface QuestionsProps {
  questions: readonly { id: QuestionId; choices: readonly Choice[] }[];
  waitHours: number;
}

/** One question at a time, each with its explanation; all answers are sent together. */
export function Questions({ questions, waitHours }: QuestionsProps) {
  const answer = useMutation({ ...answerMutation, onError: (error) => toast.error(errorMessage(error)) });
  const ids = useRequestIds();
  const [answers, setAnswers] = useState<Answers>({});
  const [wrong, setWrong] = useState<readonly QuestionId[]>([]);
  const [step, setStep] = useState(0);
  const question = questions[step];
  const send = async (given: Answers) => {
    const faults = await ids.send(given, (request_id) => answer.mutateAsync({ answers: given, request_id }));
    if (faults.length === 0) return;
    setWrong(faults);
    setAnswers(Object.fromEntries(Object.entries(given).filter(([id]) => !faults.some((one) => one === id))));
    setStep(questions.findIndex(({ id }) => faults.includes(id)));
  };
  const trySend = (given: Answers) => void send(given).catch(() => undefined);
  const choose = (id: QuestionId, choice: Choice) => {
    const given = { ...answers, [id]: choice };
    const isOpen = ({ id: each }: { id: QuestionId }) => given[each] === undefined;
    const next = questions.findIndex((each, index) => index > step && isOpen(each));
    const first = questions.findIndex(isOpen);
    setAnswers(given);
    setWrong(wrong.filter((each) => each !== id));
    const following = [next, first].find((index) => index >= 0);
    setStep(following ?? questions.length);
    if (following === undefined) trySend(given);
  };
  return (
    <div className="mx-auto grid max-w-lg grid-cols-1 gap-6">
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-3 pe-14">
        {step === 0 ? (
          <span />
        ) : (
          <Button aria-label={t('common.goBack')} onClick={() => setStep(step - 1)} size="icon" variant="ghost">
            <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          </Button>
        )}
        <ProgressBar label={t('questions.title')} max={questions.length} value={step} />
      </div>
      {question ? (
        <Question
          chosen={answers[question.id]}
          isWrong={wrong.includes(question.id)}
          key={question.id}
          onChoose={(choice) => choose(question.id, choice)}
          question={question}
          waitHours={waitHours}
        />
      ) : (
        <>
          <Heading>{t('questions.end')}</Heading>
          <PendingButton
            className="justify-self-start"
            onClick={() => trySend(answers)}
            pending={answer.isPending}
            size="lg"
          >
            {t('support.submit')}
          </PendingButton>
        </>
      )}
      {step === 0 ? <p className="text-muted-foreground text-sm">{t('questions.rule')}</p> : null}
    </div>
  );
}

/** Takes the focus when it comes, so that it is read out; not on the first screen, which has just been opened. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.tagName === 'BODY') heading.current?.focus();
  }, []);
  return (
    <h1 className="text-xl leading-snug font-semibold outline-none" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

interface QuestionProps {
  question: QuestionsProps['questions'][number];
  chosen: Choice | undefined;
  isWrong: boolean;
  waitHours: number;
  onChoose: (choice: Choice) => void;
}

function Question({ question: { id, choices }, chosen, isWrong, waitHours, onChoose }: QuestionProps) {
  return (
    <section aria-labelledby={id} className="animate-appear grid grid-cols-1 gap-3">
      <div className="mb-1" id={id}>
        <Heading>{t(`questions.of.${id}.ask`)}</Heading>
      </div>
      {choices.map((choice) => (
        <Button
          aria-pressed={choice === chosen}
          className="aria-pressed:border-primary aria-pressed:bg-primary-soft h-auto min-h-12 justify-start py-2.5 text-start text-base whitespace-normal"
          key={choice}
          onClick={() => onChoose(choice)}
          value={choice}
          variant="outline"
        >
          {t(`questions.of.${id}.${choice}`)}
        </Button>
      ))}
      {isWrong ? (
        <NoticeBox title={t('questions.isWrong')} tone="bad">
          <p>{t(`questions.of.${id}.why`)}</p>
          <p>{t('questions.tries', { hours: waitHours })}</p>
        </NoticeBox>
      ) : (
        <Disclosure title={t('questions.explain')}>
          <p>{t(`questions.of.${id}.why`)}</p>
        </Disclosure>
      )}
    </section>
  );
}
