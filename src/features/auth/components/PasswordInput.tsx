import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      {/* Some browsers send the content of text fields to their vendor. */}
      <Input
        {...props}
        autoCapitalize="none"
        autoCorrect="off"
        className="pe-12"
        spellCheck={false}
        type={isShown ? 'text' : 'password'}
      />
      <button
        aria-label={isShown ? t('common.hidePassword') : t('common.showPassword')}
        className="text-muted-foreground hover:text-foreground absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md"
        onClick={() => setIsShown(!isShown)}
        type="button"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </span>
  );
}
