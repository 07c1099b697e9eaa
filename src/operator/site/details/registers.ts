import * as z from 'zod/mini';

const registers = z.array(z.object({ authority: z.string(), number: z.string(), url: z.string() }));

/** A registration with a regulator. */
export type Register = z.output<typeof registers>[number];

/** The registrations of the site, of which the database knows only that they are JSON. */
export function registersOf(json: unknown): Register[] {
  const parsed = registers.safeParse(json);
  return parsed.success ? parsed.data : [];
}
