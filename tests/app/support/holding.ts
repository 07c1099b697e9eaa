import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect } from 'vitest';
import { server } from './server';

/** Holds requests to this address until the test answers them, in order. */
export function hold(url: string, method: 'post' | 'patch' = 'post') {
  const held: ((response: Response) => void)[] = [];
  server.use(http[method](url, () => new Promise<Response>((answer) => held.push(answer))));
  const arrived = () => waitFor(() => expect(held).not.toEqual([]));
  return {
    arrived,
    held: () => held.length,
    answer: async (response: Response) => {
      await arrived();
      held.shift()?.(response);
    },
  };
}
