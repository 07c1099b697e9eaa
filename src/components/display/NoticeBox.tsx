import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { cn } from '@/lib/cn';

interface NoticeBoxProps {
  tone?: 'info' | 'wait' | 'bad' | undefined;
  title?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

/** A message that stays on the page; a bad one is announced at once. */
export function NoticeBox({ tone = 'info', title, children, className }: NoticeBoxProps) {
  const Icon = tone === 'info' ? Info : CircleAlert;
  return (
    <Alert
      className={cn(tone === 'wait' && 'border-warning/40 bg-warning-soft', className)}
      role={tone === 'bad' ? 'alert' : 'status'}
      variant={tone === 'bad' ? 'destructive' : 'default'}
    >
      <Icon aria-hidden />
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      {children ? <AlertDescription>{children}</AlertDescription> : null}
    </Alert>
  );
}
