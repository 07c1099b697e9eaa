import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect } from 'vitest';
import { server } from './server';

/** A slow line: what is asked of this address from now on is answered when the test says so, in its order. */
export function hold(url: string, method: 'post' | 'patch' = 'post') {
  const held: ((response: Response) => void)[] = [];
  server.use(http[method](url, () => new Promise<Response>((answer) => held.push(answer))));
  const arrived = () => waitFor(() => expect(held).not.toEqual([]));
  return {
    /** Ends when something waits for its answer. */
    arrived,
    /** How many wait for their answer. */
    held: () => held.length,
    answer: async (response: Response) => {
      await arrived();
      held.shift()?.(response);
    },
  };
}
