import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/** Passes dropped files to the file input inside; a file dropped elsewhere does not replace the page. */
export function DropZone({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault();
    addEventListener('dragover', ignore);
    addEventListener('drop', ignore);
    return () => {
      removeEventListener('dragover', ignore);
      removeEventListener('drop', ignore);
    };
  }, []);
  const drop = (event: DragEvent<HTMLDivElement>) => {
    setIsOver(false);
    const { files } = event.dataTransfer;
    const input = event.currentTarget.querySelector('input');
    if (input?.matches(':disabled')) return;
    if (files.length > 1) toast.error(t('payments.file.one'));
    if (files.length !== 1 || !input) return;
    input.files = files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    <div
      className={cn(
        'grid gap-2.5 rounded-md border border-dashed border-input p-3 transition-colors',
        isOver && 'border-primary bg-primary-soft forced-colors:border-solid',
      )}
      onDragLeave={() => setIsOver(false)}
      onDragOver={() => setIsOver(true)}
      onDrop={drop}
    >
      <p className="sr-only">{t('payments.file.drop')}</p>
      {children}
    </div>
  );
}
