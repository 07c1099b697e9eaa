const token =
  /--[^\n]*|\/\*|[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|[A-Za-z_]\w*|[\s\S]/gy;

/**
 * Splits SQL at semicolons like the Supabase CLI: comments stay with the following statement; semicolons and
 * whitespace around them are dropped.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let depth = 0;
  let previousWord = '';
  token.lastIndex = 0;
  for (let match = token.exec(sql); match; match = token.exec(sql)) {
    const [text] = match;
    if (text === '/*') {
      token.lastIndex = endOfComment(sql, token.lastIndex);
    } else if (/^\w+$/.test(text)) {
      const word = text.toLowerCase();
      // A `begin atomic … end` body is not quoted; its `case` has an `end` too.
      if (word === 'atomic' && previousWord === 'begin') depth = 1;
      else if (depth > 0 && word === 'case') depth += 1;
      else if (depth > 0 && word === 'end') depth -= 1;
      previousWord = word;
    } else if (text === ';' && depth === 0) {
      statements.push(sql.slice(start, match.index));
      start = token.lastIndex;
    }
  }
  statements.push(sql.slice(start));
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

/** Block comments nest. */
function endOfComment(sql: string, from: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = from;
  for (let depth = 1; depth > 0;) {
    const match = mark.exec(sql);
    if (!match) return sql.length;
    depth += match[0] === '/*' ? 1 : -1;
  }
  return mark.lastIndex;
}
