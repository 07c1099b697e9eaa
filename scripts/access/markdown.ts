export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

export const code = (text: string): string => `\`${text}\``;

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return `${[line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')}\n`;
}
