import { KeyRound } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import type { Way, WayChoice } from '../ways';

const labelOf = (way: Way): string =>
  ({
    key: t('ways.useKey'),
    code: t('ways.useCode'),
    passkey: t('ways.usePasskey'),
    password: t('ways.usePassword'),
  })[way];

export function OtherWay({ choice: { way, other, choose } }: { choice: WayChoice }) {
  const isAsked = way === 'key' || way === 'passkey';
  return (
    <>
      {isAsked ? (
        <p className="flex items-start gap-2 text-sm">
          <KeyRound aria-hidden className="mt-0.5 size-4 shrink-0" />
          {way === 'key' ? t('ways.asked') : t('ways.askedPasskey')}
        </p>
      ) : null}
      {other ? (
        <Button className="justify-self-start" onClick={() => choose(other)} size="sm" variant="outline">
          {labelOf(other)}
        </Button>
      ) : null}
    </>
  );
}
