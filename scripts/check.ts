/** `npm run check`: runs everything that needs no running code. */
import { printCheck, runChecks } from './checks/checks.ts';

const results = await runChecks(printCheck);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
