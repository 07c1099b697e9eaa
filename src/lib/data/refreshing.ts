import type { MutationFunctionContext } from '@tanstack/react-query';

type Settled = [data: unknown, error: unknown, values: unknown, result: unknown, context: MutationFunctionContext];

/** An `onSettled` that reads subjects again and waits for them; also after a failure, because the response may be lost. */
export const refreshing =
  (...subjects: string[]) =>
  (...[, , , , { client }]: Settled) =>
    Promise.all(subjects.map((subject) => client.invalidateQueries({ queryKey: [subject] })));

/** The same without waiting, so that the result shows at once. */
export const refreshingLater =
  (...subjects: string[]) =>
  (...settled: Settled): void =>
    void refreshing(...subjects)(...settled);
