import type { Catalog, DatabaseFunction } from './catalog.ts';
import { doorsOf, signature } from './document-functions.ts';
import { code, table } from './markdown.ts';

/** The steps of a function's text, in order: what it asks of other subjects, writes, locks and calls. */
const STEP =
  /\bground\.hook\('(?<verb>\w+)', '?(?<kind>\w+)|\b(?<op>insert|update|delete)(?: into| from)? (?<written>[a-z]+\.\w+)|hashtextextended\('(?<turn>[^']*)|\block table (?<whole>[^;]*?) in|\bfrom (?<row>[a-z]+\.\w+) \w+(?:(?!\bfrom )[^;])*?\bfor (?:no key )?(?:update|share|key share)\b|\b(?<called>[a-z]+\.\w+)\(/g;
const TRIGGER = /TRIGGER \w+ \w+ (.*?) ON ([\w.]+) .*EXECUTE FUNCTION ([\w.]+)/;
const TOLD: Record<string, string> = {
  'messages.broadcast': 'people at once',
  'messages.broadcast_to_operators': 'operators at once',
  'messages.broadcast_to_all': 'everyone at once',
  'public.notifications': 'people by notification',
  'messages.outgoing_mails': 'people by mail',
};
const LIMIT = /\b(done_before|count_call|limit_moments)\([^;]*?(?:, (\d+)\))?\s*(?:;|then)/g;
const USUAL = { done_before: 200, count_call: 200, limit_moments: 20 };

/** Says of each door that writes what it and all that it calls do, with the triggers of what they write. */
export function effects({ functions, relations, triggers, settings }: Catalog): string {
  const named = Map.groupBy(
    functions.filter(({ schema }) => schema !== 'public'),
    ({ schema, name }) => `${schema}.${name}`,
  );
  const fired = [...triggers, ...relations.flatMap(({ structure }) => structure)].flatMap((line) => {
    const [, events = '', on = '', called = ''] = TRIGGER.exec(line) ?? [];
    return on === '' ? [] : [{ events: events.toLowerCase(), on, called }];
  });
  const isTable = (words: string) =>
    words.startsWith('auth.') || relations.some(({ schema, name }) => words === `${schema}.${name}`);
  const rows = doorsOf(functions).flatMap((door) => {
    const [writes, locks, tells, limits] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
    const seen = new Set<DatabaseFunction>();
    const follow = (one: DatabaseFunction) => {
      if (seen.has(one)) return;
      seen.add(one);
      for (const [, call = '', most] of one.schema === 'ground' ? [] : one.source.matchAll(LIMIT))
        limits.add(`${most ?? USUAL[call as keyof typeof USUAL]} in 24 hours`);
      const source = one.source.replaceAll(/--.*/g, '');
      for (const { groups = {} } of source.matchAll(STEP)) {
        const { verb, kind, op, written, turn, whole, row, called } = groups;
        if (verb !== undefined && kind === 'kind') writes.add(`what ${code(`${verb}_<kind>`)} does`);
        if (turn) locks.add(`turn “${turn.trim()}”`);
        if (whole) locks.add(`table ${code(whole)}`);
        if (row) locks.add(code(row));
        if (written !== undefined && op !== undefined && isTable(written)) {
          writes.add(code(written));
          if (op !== 'insert') locks.add(code(written));
          for (const { events, on, called: next } of fired)
            if (on === written && events.includes(op)) named.get(next)?.forEach(follow);
        }
        const told = TOLD[called ?? written ?? ''];
        if (told !== undefined) tells.add(told);
        else if (called !== undefined) named.get(called)?.forEach(follow);
      }
    };
    follow(door.inner);
    for (const [refusal] of door.inner.comment?.matchAll(/too_many_\w+/g) ?? []) limits.add(code(refusal));
    const cells = [writes, locks, tells, limits].map((list) => [...list].join('; '));
    return writes.size === 0 ? [] : [[signature(door).replace(/\(.*\)/, '()'), ...cells]];
  });
  return [
    'What each door that writes does with all that it calls, and with the triggers of what they write. Locks are rows of a table, or a turn (an advisory lock), in the order of the text: not each call takes each. ' +
      `Each call also counts in \`ground.admit_request()\`, and ends by the settings of its role (${settings.join('; ')}) or its own in [signatures](signatures.txt).\n`,
    table(['door', 'writes', 'locks, in order', 'tells', 'limit per person'], rows),
  ].join('\n');
}
