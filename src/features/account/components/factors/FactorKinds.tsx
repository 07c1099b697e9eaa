import { KeyRound, type LucideIcon, Smartphone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { takesFocus } from '@/components/forms/Focused';
import { t } from '@/lib/i18n/i18n';

interface FactorKindsProps {
  onApp: () => void;
  onKey: () => void;
  children?: ReactNode;
}

export function FactorKinds({ onApp, onKey, children }: FactorKindsProps) {
  return (
    <div className="grid gap-3">
      <p className="text-sm outline-none" {...takesFocus}>
        {t('ways.choose')}
      </p>
      <Kind icon={Smartphone} onChoose={onApp} text={t('ways.appText')} title={t('ways.app')} />
      <Kind icon={KeyRound} onChoose={onKey} text={t('ways.keyText')} title={t('ways.key')} />
      {children}
    </div>
  );
}

interface KindProps {
  icon: LucideIcon;
  title: string;
  text: string;
  onChoose: () => void;
}

function Kind({ icon: Icon, title, text, onChoose }: KindProps) {
  const id = useId();
  return (
    <button
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className="border-input hover:border-foreground hover:bg-muted flex items-start gap-3 rounded-md border p-4 text-start transition-colors"
      onClick={onChoose}
      type="button"
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="grid min-w-0 gap-1">
        <span className="font-medium" id={`${id}-title`}>
          {title}
        </span>
        <span className="text-muted-foreground text-sm" id={`${id}-text`}>
          {text}
        </span>
      </span>
    </button>
  );
}
