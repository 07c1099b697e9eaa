import { useEffect, useEffectEvent } from 'react';
import { beginLate } from '@/lib/lazy-component';
import { useFirstScreen } from '@/lib/use-first-screen';

interface TopicListener {
  /** Something was sent to the topic. */
  onPayload: (payload: unknown) => void;
  /** Joined, for the first time or again: something may have been missed before. */
  onJoined: () => void;
}

/** Listens to a topic that every signed-in person may hear, while the component is there. What it says comes with the message: nothing is read again. */
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
