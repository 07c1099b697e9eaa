import { useEffect, useEffectEvent } from 'react';
import { beginLate } from '@/lib/lazy-component';
import { useFirstScreen } from '@/lib/use-first-screen';

interface TopicListener {
  onPayload: (payload: unknown) => void;
  /** Called after each (re)join, because messages may have been missed. */
  onJoined: () => void;
}

/** Listens to a topic for all signed-in users while mounted. Messages carry their data, so nothing is refetched. */
export function useTopic(topic: string, { onPayload, onJoined }: TopicListener): void {
  const isShown = useFirstScreen();
  const receive = useEffectEvent(onPayload);
  const joined = useEffectEvent(onJoined);
  useEffect(() => {
    if (!isShown) return undefined;
    return beginLate(
      () => import('./realtime'),
      ({ joinTopic }) =>
        joinTopic(
          topic,
          (_event, payload) => receive(payload),
          (isJoined) => isJoined && joined(),
        ),
    );
  }, [topic, isShown]);
}
