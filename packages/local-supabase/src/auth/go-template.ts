import { StackError } from '../errors.ts';

const ASSIGNMENT = /^\$(\w+) := printf "%v" \.([\w.]+)$/;
const CONDITION = /^(else )?if eq \$(\w+) "([^"]*)"$/;
const VALUE = /^\.([\w.]+)$/;

function lookUp(values: object, path: string): string {
  let value: unknown = values;
  for (const name of path.split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
  }
  return typeof value === 'string' ? value : '';
}

/**
 * Renders a template like Go's `html/template`, limited to what `supabase/templates` uses: values, one variable, and
 * flat `if eq … else if … else … end`. Escapes values.
 * @throws StackError for other syntax
 */
export function fillTemplate(template: string, values: object): string {
  // `{{-` and `-}}` trim whitespace.
  const trimmed = template.replaceAll(/\s*\{\{- /g, '{{ ').replaceAll(/ -\}\}\s*/g, ' }}');
  const variables = new Map<string, string>();
  let written = '';
  let place: 'outside' | 'before' | 'inside' | 'after' = 'outside';
  const follow = (action: string): string => {
    const [, name, source = ''] = ASSIGNMENT.exec(action) ?? [];
    const [condition, otherwise, variable = '', wanted] = CONDITION.exec(action) ?? [];
    const [, path] = VALUE.exec(action) ?? [];
    if (name !== undefined) {
      variables.set(name, lookUp(values, source));
    } else if (condition !== undefined && (place === 'outside') === (otherwise === undefined)) {
      const holds = variables.get(variable) === wanted;
      if (otherwise !== undefined && place !== 'before') place = 'after';
      else place = holds ? 'inside' : 'before';
    } else if (action === 'else' && place !== 'outside') {
      place = place === 'before' ? 'inside' : 'after';
    } else if (action === 'end' && place !== 'outside') {
      place = 'outside';
    } else if (path !== undefined) {
      return escapeHtml(lookUp(values, path));
    } else {
      throw new StackError(
        `A template of supabase/templates has {{ ${action} }}, which the local Supabase cannot fill in.`,
        'Write it in the form of the others.',
      );
    }
    return '';
  };
  for (const [index, part] of trimmed.split(/\{\{ (.*?) \}\}/).entries()) {
    const text = index % 2 === 0 ? part : follow(part);
    if (place === 'outside' || place === 'inside') written += text;
  }
  return written;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'+]/g, (character) => `&#${character.charCodeAt(0)};`);
}
