/**
 * `npm run auth:mails`: writes the templates of Auth's mails from the words of all languages. They are committed, for
 * the CLI.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../tool.ts';
import { authMailKinds, writeSettings, writeTemplate } from './auth-templates.ts';

for (const kind of authMailKinds) {
  const file = join('supabase/templates', `${kind}.html`);
  const template = writeTemplate(kind);
  writeFileSync(join(repository, file), template);
  console.log(`${file}: ${Buffer.byteLength(template)} bytes`);
}
const settings = join(repository, 'supabase/config.toml');
writeFileSync(settings, writeSettings(readFileSync(settings, 'utf8')));
