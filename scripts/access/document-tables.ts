import type { Catalog, Relation } from './catalog.ts';
import { code, table } from './markdown.ts';

export function structureOf({ fields, structure }: Relation): string {
  const columns = table(
    ['column', 'type', 'null', 'begins with', 'what it is'],
    fields.map(({ name, type, isNullable, value, comment }) => [
      code(name),
      type,
      isNullable ? 'yes' : '',
      value === null ? '' : code(value),
      comment ?? '',
    ]),
  );
  return structure.length === 0 ? columns : `${columns}\n${sql(structure)}`;
}

export function otherStructure({ types, triggers, settings, published }: Catalog): string {
  return [
    '## Types\n',
    sql(types),
    '## Triggers on tables of the platform\n',
    sql(triggers),
    '## Settings of the roles\n',
    sql(settings),
    '## Tables whose changes Realtime reads\n',
    published.length === 0 ? 'None: only what `realtime.messages` holds is sent.\n' : sql(published),
  ].join('\n');
}

const sql = (lines: string[]) => `\`\`\`sql\n${lines.join('\n')}\n\`\`\`\n`;
