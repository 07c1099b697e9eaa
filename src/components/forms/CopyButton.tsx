import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

interface CopyButtonProps {
  value: string;
  label: string;
  /** Without the word. */
  isIcon?: boolean;
  onCopied: () => void;
}

export function CopyButton({ value, label, isIcon = false, onCopied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
      onCopied();
    } catch {
      toast.error(t('common.copyFailed'));
    }
  };
  return (
    <Button
      aria-label={label}
      onClick={() => void copy()}
      size={isIcon ? 'icon' : 'sm'}
      variant={isIcon ? 'ghost' : 'outline'}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {isIcon ? null : <span>{isCopied ? t('common.copied') : t('common.copy')}</span>}
    </Button>
  );
}
