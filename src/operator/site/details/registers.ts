import * as z from 'zod/mini';

const registers = z.array(z.object({ authority: z.string(), number: z.string(), url: z.string() }));

export type Register = z.output<typeof registers>[number];

export function registersOf(json: unknown): Register[] {
  const parsed = registers.safeParse(json);
  return parsed.success ? parsed.data : [];
}
