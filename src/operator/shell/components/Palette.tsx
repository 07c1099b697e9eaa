import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Modal } from '@/components/forms/Modal';
import { Button } from '@/components/ui/button';
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from '@/components/ui/command';
import { currentLanguage, t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { KeysSwitch } from '@/operator/kit/components/KeysSwitch';
import { homeQuery } from '@/operator/kit/home';
import { type OfficePage, officePages } from '@/operator/kit/pages';
import { QUEUES, queueWord } from '@/operator/kit/queues';
import { type Found, LEAST, officeSearchQuery } from '../search';

const PAUSE_MS = 200;
const MOST_RECENT = 5;

/** Opened from here since the page was loaded, newest first. */
let recent: Found[] = [];
const remember = (one: Found) => {
  recent = [one, ...recent.filter(({ id }) => id !== one.id)].slice(0, MOST_RECENT);
};

function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}

const lower = (text: string) => text.toLocaleLowerCase(currentLanguage());
const isNamed = (name: string, words: string): boolean => lower(name).includes(lower(words));

const pagesFor = (words: string): OfficePage[] => officePages().filter(({ label }) => isNamed(label, words));

function FoundItem({ found, onSelect }: { found: Found; onSelect: () => void }) {
  const facts =
    found.kind === 'person'
      ? []
      : [
          found.amount_cents === null ? null : formatCents(found.amount_cents),
          found.waiting ? t('palette.waits') : t('palette.decided'),
        ];
  return (
    <CommandItem onSelect={onSelect} value={`${found.kind} ${found.id}`}>
      {found.kind === 'person' ? null : <span>{queueWord(found.queue)}</span>}
      <bdi className="font-medium wrap-anywhere">{found.name ?? found.id}</bdi>
      {facts.filter(Boolean).map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
      {found.detail === null ? null : (
        <bdi className="text-muted-foreground text-[0.8125rem] break-all">{found.detail}</bdi>
      )}
    </CommandItem>
  );
}

interface StateProps {
  words: string;
  isSearching: boolean;
  hasFailed: boolean;
  isEmpty: boolean;
  onRetry: () => void;
}

function SearchState({ words, isSearching, hasFailed, isEmpty, onRetry }: StateProps) {
  if (hasFailed)
    return (
      <div className="flex flex-wrap items-center gap-3 px-3 py-2.5 text-sm" role="alert">
        {t('palette.failed')}
        <Button onClick={onRetry} size="sm" variant="outline">
          {t('common.retry')}
        </Button>
      </div>
    );
  return (
    <output className="text-muted-foreground block px-3 py-2.5 text-sm empty:p-0">
      {stateText(words, isSearching, isEmpty)}
    </output>
  );
}

function stateText(words: string, isSearching: boolean, isEmpty: boolean): string | null {
  if (isSearching) return t('palette.searching');
  if (words.length < LEAST) return t('palette.hint');
  return isEmpty ? t('palette.none') : null;
}

export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const asked = usePaused(words);
  const { data = [], isError, isFetching, refetch } = useQuery(officeSearchQuery(asked));
  const { data: home } = useQuery({ ...homeQuery, staleTime: 60_000 });
  const isSearched = words.length >= LEAST;
  const found = isSearched ? data : [];
  const pages = pagesFor(words);
  const next = home?.queues.filter(({ queue }) => isNamed(queueWord(queue), words)) ?? [];

  const go = (open: () => Promise<void>) => () => {
    onClose();
    void open();
  };
  const openFound = (one: Found) => {
    remember(one);
    if (one.kind === 'person') return navigate({ to: '/operator/person', search: { id: one.id } });
    if (!one.waiting) return navigate({ to: '/operator/audit', search: { subject: one.id } });
    return navigate({ to: QUEUES[one.queue].to, search: { from: one.id, case: one.id } });
  };
  const ofKind = (wanted: Found['kind']) => found.filter(({ kind }) => kind === wanted);
  const groups = [
    [t('palette.recent'), words ? [] : recent],
    [t('desk.people.title'), ofKind('person')],
    [t('shell.groupCases'), ofKind('case')],
    [t('shell.transactions'), ofKind('transaction')],
  ] as const;

  return (
    <Modal
      className="sm:tall:top-[10dvh] sm:tall:max-h-[80dvh] top-12 max-w-2xl sm:top-4 sm:translate-y-0"
      onClose={onClose}
      title={t('palette.title')}
    >
      <Command label={t('palette.field')} loop shouldFilter={false} vimBindings={false}>
        <div data-focus>
          <CommandInput
            dir="auto"
            maxLength={200}
            onValueChange={setTyped}
            placeholder={t('palette.field')}
            value={typed}
          />
        </div>
        <CommandList label={t('palette.results')}>
          {groups.map(([heading, items]) =>
            items.length === 0 ? null : (
              <CommandGroup heading={heading} key={heading}>
                {items.map((one) => (
                  <FoundItem found={one} key={`${one.kind} ${one.id}`} onSelect={go(() => openFound(one))} />
                ))}
              </CommandGroup>
            ),
          )}
          <CommandGroup heading={t('overview.review')}>
            {next.map(({ queue, cases, oldest_id: id }) =>
              id === null ? null : (
                <CommandItem
                  key={queue}
                  onSelect={go(() => navigate({ to: QUEUES[queue].to, search: { from: id, case: id } }))}
                  value={`next ${queue}`}
                >
                  <span>{queueWord(queue)}</span>
                  <span className="text-muted-foreground">{t('desk.waiting', { count: cases })}</span>
                </CommandItem>
              ),
            )}
          </CommandGroup>
          {pages.length === 0 ? null : (
            <CommandGroup heading={t('palette.pages')}>
              {pages.map(({ to, label, Icon }) => (
                <CommandItem key={to} onSelect={go(() => navigate({ to }))} value={`page ${to}`}>
                  <Icon aria-hidden />
                  <span>{label}</span>
                </CommandItem>
              ))}
            </CommandGroup>
          )}
        </CommandList>
      </Command>
      <SearchState
        hasFailed={isSearched && isError}
        isEmpty={found.length + pages.length === 0}
        isSearching={isSearched && (isFetching || asked !== words)}
        onRetry={() => void refetch()}
        words={words}
      />
      <KeysSwitch />
    </Modal>
  );
}
