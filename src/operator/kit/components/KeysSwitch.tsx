import { t } from '@/lib/i18n/i18n';
import { useKeysSwitch } from '../use-keys';

function Keys({ keys }: { keys: readonly [key: string, does: string][] }) {
  return (
    <dl className="text-muted-foreground flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] max-md:hidden">
      {keys.map(([key, does]) => (
        <div className="flex items-baseline gap-1.5" key={key}>
          <dt>
            <kbd className="rounded-sm border px-1.5 font-sans text-[0.8125rem] leading-4" dir="ltr">
              {key}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

export function KeysSwitch() {
  const [isOn, set] = useKeysSwitch();
  return (
    <div className="mt-3 grid gap-2 border-t pt-3">
      <label className="flex min-h-6 items-center gap-2 text-[0.8125rem]">
        <input
          checked={isOn}
          className="accent-primary size-4"
          onChange={(event) => set(event.target.checked)}
          type="checkbox"
        />
        {t('desk.keys.title')}
      </label>
      <Keys
        keys={[
          ['/', t('desk.keys.search')],
          ['j', t('desk.keys.next')],
          ['k', t('desk.keys.previous')],
          ['Enter', t('desk.keys.open')],
          ['a', t('desk.keys.approve')],
          ['r', t('desk.keys.reject')],
          ['x', t('corrections.bulk.key')],
        ]}
      />
    </div>
  );
}
