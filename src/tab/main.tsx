/**
 * The portal's database in a tab: `npm run build:tab`. In English alone, because what it shows is SQL and the messages of
 * Postgres; no screen of the product leads here.
 */
import './tab.css';
import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { type Attack, attacks, claimsOf, holds, people } from './attacks';
import { startDatabase, type State } from './client';
import type { Answer, Claims } from './database';

const FIRST = 'select name, email, verified from public.profiles';
const MOST_ROWS = 20;

const { ask, getState, subscribe } = startDatabase();

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

interface AttackRowProps {
  attack: Attack;
  answer: Answer | undefined;
  onTry: (() => void) | undefined;
}

function AttackRow({ attack, answer, onTry }: AttackRowProps) {
  return (
    <li className="grid gap-2 border-t py-4 sm:grid-cols-[1fr_auto] sm:gap-x-6">
      <div>
        <h3 className="font-medium">{attack.title}</h3>
        <p className="text-muted-foreground text-sm">{`${attack.by}, attack ${attack.number}`}</p>
      </div>
      <Button
        aria-label={`Try it: ${attack.title}`}
        className="justify-self-start"
        disabled={!onTry}
        onClick={onTry}
        size="sm"
        variant="outline"
      >
        Try it
      </Button>
      <pre className="text-muted-foreground text-[0.8125rem] wrap-anywhere whitespace-pre-wrap sm:col-span-2" dir="ltr">
        {attack.statement}
      </pre>
      <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm sm:col-span-2">
        {answer ? (
          <>
            <Badge variant={holds(attack, answer) ? 'default' : 'destructive'}>
              {holds(attack, answer) ? 'Held' : 'Not as expected'}
            </Badge>
            <AnswerText answer={answer} />
          </>
        ) : null}
      </div>
    </li>
  );
}

function Attacks({ isOpen }: { isOpen: boolean }) {
  const [answers, setAnswers] = useState<Record<string, Answer>>({});
  const tryOne = async (attack: Attack) => {
    const answer = await ask(attack.claims, attack.statement);
    setAnswers((earlier) => ({ ...earlier, [attack.title]: answer }));
  };
  const tryAll = async () => {
    for (const attack of attacks) await tryOne(attack);
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h2 className="text-lg font-medium">Attacks</h2>
        <Button disabled={!isOpen} onClick={() => void tryAll()}>
          Try all {attacks.length}
        </Button>
      </div>
      <ul>
        {attacks.map((attack) => (
          <AttackRow
            answer={answers[attack.title]}
            attack={attack}
            key={attack.title}
            onTry={isOpen ? () => void tryOne(attack) : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}

function OwnStatement({ isOpen }: { isOpen: boolean }) {
  const [person, setPerson] = useState<string>(people[0].id);
  const [statement, setStatement] = useState(FIRST);
  const [answer, setAnswer] = useState<Answer>();
  const claims: Claims | undefined = person === '' ? undefined : claimsOf(person);
  return (
    <Card>
      <h2 className="text-lg font-medium">Your own SQL</h2>
      <div className="mt-4 grid gap-4">
        <div className="grid gap-1.5">
          <Label htmlFor="person">As</Label>
          <NativeSelect id="person" onChange={({ target }) => setPerson(target.value)} value={person}>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">Visitor</option>
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
        <Button
          className="justify-self-start"
          disabled={!isOpen}
          onClick={() => void ask(claims, statement).then(setAnswer)}
        >
          Run
        </Button>
        <div aria-live="polite" className="text-sm">
          {answer ? <AnswerText answer={answer} /> : null}
        </div>
      </div>
    </Card>
  );
}

function Opening({ state: now }: { state: State }) {
  if ('failure' in now)
    return (
      <NoticeBox title="The database didn’t open" tone="bad">
        {now.failure}
      </NoticeBox>
    );
  return (
    <p aria-live="polite" className="text-muted-foreground text-sm">
      {now.isOpen ? `Ready after ${now.seconds ?? ''} s` : 'Starting Postgres…'}
    </p>
  );
}

function Page() {
  const now = useSyncExternalStore(subscribe, getState);
  const isOpen = 'isOpen' in now && now.isOpen;
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-4 py-8">
      <h1 className="text-2xl font-semibold">Attack it</h1>
      <p>
        This tab runs Glassmine’s database: the same migrations, in Postgres compiled to WebAssembly (PGlite). The
        access rules are in the database, so you can try to break them here. Nothing leaves your browser, and a reload
        starts again.
      </p>
      <Opening state={now} />
      <NoticeBox title="What this is not">
        There’s no Auth: each person’s token is made up, not signed. There’s no Storage, Realtime or PostgREST in front,
        and statements have no time limit. One connection runs one statement at a time, so races can’t be tried. The
        people and their money are demo data.
      </NoticeBox>
      <OwnStatement isOpen={isOpen} />
      <Attacks isOpen={isOpen} />
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
