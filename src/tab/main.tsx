/** The portal's database in a tab: `npm run build:tab`. English only: it shows SQL and messages of Postgres. */
import './tab.css';
import { StrictMode, Suspense, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { attacks, holds, type Name, people } from './attacks';
import { ask, opening } from './client';
import type { Answer } from './database';

const FIRST = 'select name, email, verified from public.profiles';
const MOST_ROWS = 20;

function AnswerText({ answer }: { answer: Answer }) {
  if ('refusal' in answer)
    return (
      <p>
        <span>Refused: </span>
        <code className="text-destructive">{answer.refusal}</code>
        <span className="text-muted-foreground"> {answer.hint}</span>
      </p>
    );
  const shown = answer.rows.slice(0, MOST_ROWS).map((row) => JSON.stringify(row, null, 1));
  return (
    <>
      <p>{answer.rows.length === 1 ? '1 row' : `${answer.rows.length} rows`}</p>
      {shown.length === 0 ? null : (
        <pre className="bg-muted mt-2 max-h-80 w-full overflow-auto rounded-md p-3 text-[0.8125rem]" dir="ltr">
          {shown.join('\n')}
        </pre>
      )}
    </>
  );
}

function Attacks() {
  const [answers, setAnswers] = useState<Record<string, Answer>>({});
  const tryOne = async ({ who, title, statement }: (typeof attacks)[number]) => {
    const answer = await ask(people[who], statement);
    setAnswers((earlier) => ({ ...earlier, [title]: answer }));
  };
  const tryAll = async () => {
    for (const attack of attacks) await tryOne(attack);
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h2 className="text-lg font-medium">Attacks</h2>
        <Button onClick={() => void tryAll()}>{`Try all ${attacks.length}`}</Button>
      </div>
      <ul>
        {attacks.map((attack) => {
          const { title, who, number, statement, refusal } = attack;
          const answer = answers[title];
          const isHeld = answer !== undefined && holds(refusal, answer);
          return (
            <li className="grid gap-2 border-t py-4 sm:grid-cols-[1fr_auto] sm:gap-x-6" key={title}>
              <div>
                <h3 className="font-medium">{title}</h3>
                <p className="text-muted-foreground text-sm">{`${who}, attack ${number}`}</p>
              </div>
              <Button
                aria-label={`Try it: ${title}`}
                className="justify-self-start"
                onClick={() => void tryOne(attack)}
                size="sm"
                variant="outline"
              >
                Try it
              </Button>
              <pre
                className="text-muted-foreground text-[0.8125rem] wrap-anywhere whitespace-pre-wrap sm:col-span-2"
                dir="ltr"
              >
                {statement}
              </pre>
              <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm sm:col-span-2">
                {answer ? (
                  <>
                    <Badge variant={isHeld ? 'default' : 'destructive'}>{isHeld ? 'Held' : 'Not as expected'}</Badge>
                    <AnswerText answer={answer} />
                  </>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function OwnStatement() {
  const [name, setName] = useState('Investor');
  const [statement, setStatement] = useState(FIRST);
  const [answer, setAnswer] = useState<Answer>();
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg font-medium">Your own SQL</h2>
      <div className="grid gap-1.5">
        <Label htmlFor="person">As</Label>
        <NativeSelect id="person" onChange={({ target }) => setName(target.value)} value={name}>
          {Object.keys(people).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </NativeSelect>
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor="statement">One statement</Label>
        <Textarea
          className="font-mono text-sm"
          dir="ltr"
          id="statement"
          onChange={({ target }) => setStatement(target.value)}
          spellCheck={false}
          value={statement}
        />
      </div>
      <Button className="justify-self-start" onClick={() => void ask(people[name as Name], statement).then(setAnswer)}>
        Run
      </Button>
      <div aria-live="polite" className="text-sm">
        {answer ? <AnswerText answer={answer} /> : null}
      </div>
    </Card>
  );
}

const shown = opening.then(
  (seconds) => <p className="text-muted-foreground text-sm">{`Ready after ${seconds} s`}</p>,
  (error: unknown) => (
    <NoticeBox title="The database didn’t open" tone="bad">
      {String(error)}
    </NoticeBox>
  ),
);

const Opening = () => use(shown);

function Page() {
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-4 py-8">
      <h1 className="text-2xl font-semibold">Attack it</h1>
      <p>
        This tab runs Glassmine’s database: the same migrations, in Postgres compiled to WebAssembly (PGlite). The
        access rules are in the database, so you can try to break them here. Nothing leaves your browser, and a reload
        starts again.
      </p>
      <Suspense fallback={<p className="text-muted-foreground text-sm">Starting Postgres…</p>}>
        <Opening />
      </Suspense>
      <NoticeBox title="What this is not">
        There’s no Auth: each person’s token is made up, not signed. There’s no Storage, Realtime or PostgREST in front.
        One connection runs one statement at a time, so races can’t be tried, and one of more than ten seconds ends with
        the database, which starts again. The people and their money are demo data.
      </NoticeBox>
      <OwnStatement />
      <Attacks />
    </main>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
