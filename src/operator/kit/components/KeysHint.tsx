import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { useKeysSwitch } from '../use-keys';

function Keys({ keys, className }: { keys: readonly [key: string, does: string][]; className?: string }) {
  return (
    <dl
      className={cn(
        'text-muted-foreground flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] max-md:hidden',
        className,
      )}
    >
      {keys.map(([key, does]) => (
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
  );
}

export function KeysHint({ canChoose }: { canChoose: boolean }) {
  return (
    <Keys
      className="mt-10 -mb-6"
      keys={[
        ['j', t('desk.keys.next')],
        ['k', t('desk.keys.previous')],
        ['Enter', t('desk.keys.open')],
        ...(canChoose ? [['x', t('corrections.bulk.key')] satisfies [string, string]] : []),
        ['a', t('desk.keys.approve')],
        ['r', t('desk.keys.reject')],
      ]}
    />
  );
}

/** Turns single-key shortcuts on and off; on every page, because each has one. */
export function KeysSwitch() {
  const [isOn, set] = useKeysSwitch();
  return (
    // Waits until the screen above has its height.
    <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t pt-4 print:hidden [main:has([data-pending])_&]:invisible">
      <label className="flex min-h-6 items-center gap-2 text-[0.8125rem]">
        <input
          checked={isOn}
          className="accent-primary size-4"
          onChange={(event) => set(event.target.checked)}
          type="checkbox"
        />
        {t('desk.keys.title')}
      </label>
      <Keys keys={[['/', t('desk.keys.search')]]} />
    </div>
  );
}
