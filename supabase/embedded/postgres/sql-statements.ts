const token =
  /--[^\n]*|\/\*|[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|[A-Za-z_]\w*|[\s\S]/gy;

/**
 * Cuts SQL at its semicolons, as the Supabase CLI does for the migration history: comments stay with the statement they precede,
 * the semicolon and the space around go.
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
      // The body of `begin atomic … end` is not quoted; a `case` inside has an `end` too.
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

/** Where a block comment ends that began before `from`; they nest. */
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
