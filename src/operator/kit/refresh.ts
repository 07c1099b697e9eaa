import type { QueryClient } from '@tanstack/react-query';

/** Invalidates lists of the back office, by the second part of their keys; resolves when what is on screen has been read again. */
export async function refresh(client: QueryClient, ...lists: readonly string[]): Promise<void> {
  await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: ['operator', list] })));
}
