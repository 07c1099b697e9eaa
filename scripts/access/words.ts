import type { Policy } from './catalog.ts';

/** Conditions of policies as Postgres prints them, each with its meaning. Tried in order on each part between ANDs. */
const MEANINGS: [RegExp, (...groups: string[]) => string][] = [
  [/^true$/, () => 'every row'],
  [/^false$/, () => 'no row'],
  [/^(\w+) = \(select private\.caller\(\)\)$/, (column) => `\`${column}\` is the caller`],
  [/^\(select private\.caller\(\)\) is not null$/, () => 'the caller’s session is open'],
  [/^bucket_id = '(\w+)'$/, (bucket) => `in the bucket ${bucket}`],
  [/^bucket_id = any \(array\[(.*)\]\)$/, (list) => `in the buckets ${list.replaceAll("'", '')}`],
  [/^private\.own_object\(name\)$/, () => 'the path is `<caller>/<uuid>.<png|jpg|webp|pdf>`'],
  [/^starts_with\(name, \(select .*private\.caller\(\)/, () => 'the path begins with `<caller>/`'],
  [
    /\^@ any \(\(select private\.own_folders\(\)\)/,
    () =>
      'the path begins with `<caller>/`; in the bucket avatars, and in proofs and kyc if they have no factor, or it or a passkey was used within the hour',
  ],
  [
    /^private\.may_upload\(bucket_id\)$/,
    () => 'the account is open and has fewer than 40 uploads in 24 hours; operators upload only to avatars',
  ],
  [
    /^\(select private\.may_read_sensitive\(\)\)$/,
    () => 'if they have a factor, it or a passkey was used within the hour',
  ],
  [
    /^\(select private\.may_download_proofs\(\)\)$/,
    () => 'the caller is an operator; on a live site they have a factor',
  ],
  [
    /^private\.may_open_document\(name\)$/,
    () =>
      'the caller is an operator; on a live site they have a factor; if they have one, it or a passkey was used within the hour; they have recorded within the last half hour that they open the case of this document',
  ],
  [/^private\.is_booked\(payout_id\)$/, () => 'the payment was booked'],
  [/^extension = 'broadcast'$/, () => 'a broadcast'],
  [
    /^private\.has_uploaded\('(\w+)', (\w+)\)$/,
    (bucket, column) => `\`${column}\` is an uploaded file of the caller in ${bucket}`,
  ],
  [
    /^\(select storage\.operation\(\)\) = (?:any \(array\[(.*)\]\)|'(.*)')$/,
    (list, one) => `only by ${(list ?? one ?? '').replaceAll(/'|\bstorage\./g, '')}`,
  ],
  [/^(\w+) is not null$/, (column) => `\`${column}\` is set`],
  [/^(\w+) = now\(\)$/, (column) => `\`${column}\` is now`],
  [/^(\w+) <= now\(\)$/, (column) => `\`${column}\` has come`],
  [/^(\w+)$/, (column) => `\`${column}\` is true`],
];

/** Removes the casts, aliases and brackets that Postgres adds to a policy's expression. */
export function tidy(expression: string): string {
  const text = expression
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(SELECT|FROM|WHERE|AND|OR|NOT|IS|NULL|EXISTS|ANY|ARRAY|AS)\b/g, (word) =>
      word.toLowerCase(),
    )
    .replaceAll(/('[^']*')::text\b/g, '$1')
    .replaceAll(/\( ?select ([\w.]+\(\)) as \w+\)/g, '(select $1)')
    .replaceAll('( select', '(select');
  return unwrap(text);
}

/** Says what a policy's condition means. A condition without words yet is shown as it is. */
export function inWords(policy: Policy, expression: string): string {
  if (policy.comment !== null) return policy.comment;
  const words = conditions(tidy(expression)).map((condition) => {
    for (const [pattern, meaning] of MEANINGS) {
      const match = pattern.exec(condition);
      if (match) return meaning(...match.slice(1));
    }
    return `\`${condition}\``;
  });
  return words.join('; ');
}

/** Splits an expression at the ANDs of the outermost level. */
export function conditions(whole: string): string[] {
  const expression = unwrap(whole);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < expression.length; at += 1) {
    if (expression[at] === '(') depth += 1;
    if (expression[at] === ')') depth -= 1;
    if (depth === 0 && expression.slice(at, at + ' and '.length).toLowerCase() === ' and ') {
      parts.push(expression.slice(start, at));
      start = at + ' and '.length;
    }
  }
  return [...parts, expression.slice(start)].map(unwrap);
}

/** Removes brackets around the whole expression. */
function unwrap(expression: string): string {
  const text = expression.trim();
  if (!text.startsWith('(') || !text.endsWith(')') || /^\(select\b/i.test(text)) return text;
  let depth = 0;
  for (const [at, character] of text.split('').entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && at < text.length - 1) return text;
  }
  return unwrap(text.slice(1, -1));
}
