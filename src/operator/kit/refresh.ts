import type { QueryClient } from '@tanstack/react-query';

/** Invalidates back-office lists by the second part of their keys; resolves when active ones are refetched. */
export async function refresh(client: QueryClient, ...lists: readonly string[]): Promise<void> {
  await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: ['operator', list] })));
}
