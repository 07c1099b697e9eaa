import { t } from '@/lib/i18n/i18n';
import { useKeysSwitch } from '../use-keys';

const keys = (canChoose: boolean): [key: string, does: string][] => [
  ['j', t('desk.keys.next')],
  ['k', t('desk.keys.previous')],
  ['Enter', t('desk.keys.open')],
  ...(canChoose ? [['x', t('corrections.bulk.key')] satisfies [string, string]] : []),
  ['a', t('desk.keys.approve')],
  ['r', t('desk.keys.reject')],
  ['/', t('desk.keys.search')],
];

/** What single keys do here, and the switch that turns them off. Nothing on a phone, which has none. */
export function KeysHint({ canChoose }: { canChoose: boolean }) {
  const [isOn, set] = useKeysSwitch();
  return (
    <div className="text-muted-foreground mt-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t pt-4 text-[0.8125rem] max-md:hidden">
      <label className="text-foreground flex items-center gap-2">
        <input
          checked={isOn}
          className="accent-primary size-4"
          onChange={(event) => set(event.target.checked)}
          type="checkbox"
        />
        {t('desk.keys.title')}
      </label>
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {keys(canChoose).map(([key, does]) => (
          <div className="flex items-baseline gap-1.5" key={key}>
            <dt>
              <kbd className="rounded-sm border px-1.5 font-sans text-xs" dir="ltr">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
