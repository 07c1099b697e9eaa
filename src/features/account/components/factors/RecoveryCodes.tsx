import { CopyButton } from '@/components/forms/CopyButton';
import { takesFocus } from '@/components/forms/Focused';
import { Button } from '@/components/ui/button';
import { download } from '@/lib/data/download';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = codes.join('\n');
  return (
    <div className="grid gap-5">
      <ul
        aria-label={t('factors.codes.title')}
        className="bg-muted grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-md p-4 font-mono text-sm outline-none sm:grid-cols-2"
        dir="ltr"
        translate="no"
        {...takesFocus}
      >
        {codes.map((code) => (
          <li className="whitespace-nowrap" key={code}>
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          label={t('factors.codes.copy')}
          onCopied={() => toast.success(t('factors.codes.copied'))}
          value={text}
        />
        <Button
          onClick={() => download('glassmine-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
          size="sm"
          variant="outline"
        >
          {t('factors.codes.download')}
        </Button>
      </div>
      <Button onClick={onSaved}>{t('factors.codes.saved')}</Button>
    </div>
  );
}
