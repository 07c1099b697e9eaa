/** Removes the casts, aliases and brackets that Postgres adds to a policy's expression. */
export function tidy(expression: string): string {
  const text = expression
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(SELECT|FROM|WHERE|AND|OR|NOT|IS|NULL|EXISTS|ANY|ARRAY|AS)\b/g, (word) => word.toLowerCase())
    .replaceAll(/('[^']*')::text\b/g, '$1')
    .replaceAll(/\( ?select ([\w.]+\(\)) as \w+\)/g, '(select $1)')
    .replaceAll('( select', '(select');
  return unwrap(text);
}

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
