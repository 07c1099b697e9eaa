import { useQuery } from '@tanstack/react-query';
import { ExternalLink, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { RetryLine } from '@/components/states/RetryLine';
import { Button, buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { useBlobAddress } from '@/lib/uploads/private-file';
import { documentQuery, type PrivateDocument } from '../queries';

interface FileProps {
  file: Blob;
}

function Picture({ file, onFailed }: FileProps & { onFailed: () => void }) {
  const [isLarge, setIsLarge] = useState(false);
  const Icon = isLarge ? ZoomOut : ZoomIn;
  return (
    <>
      {/* Focusable when enlarged, so that arrow keys scroll it. */}
      <section
        aria-label={t('operations.document.alt')}
        className="bg-muted max-h-[30dvh] w-full overflow-auto rounded-md border lg:max-h-[58dvh]"
        {...(isLarge ? { tabIndex: 0 } : {})}
      >
        <img
          alt={t('operations.document.alt')}
          className={isLarge ? 'w-[250%] max-w-none' : 'max-h-[30dvh] w-full object-contain lg:max-h-[58dvh]'}
          onError={onFailed}
          ref={useBlobAddress(file, 'src')}
        />
      </section>
      <div className="flex gap-2">
        <Button
          aria-label={t('desk.zoom')}
          aria-pressed={isLarge}
          onClick={() => setIsLarge(!isLarge)}
          size="icon"
          title={t('desk.zoom')}
          variant="outline"
        >
          <Icon aria-hidden />
        </Button>
        <OpenLink file={file} isIcon label={t('operations.document.openPicture')} />
      </div>
    </>
  );
}

function OpenLink({ file, label, isIcon = false }: FileProps & { label: string; isIcon?: boolean }) {
  return (
    <a
      className={buttonVariants({ variant: 'outline', size: isIcon ? 'icon' : 'sm' })}
      href="about:blank"
      ref={useBlobAddress(file, 'href')}
      rel="noreferrer"
      target="_blank"
      title={label}
    >
      <ExternalLink aria-hidden />
      <span className={isIcon ? 'sr-only' : ''}>{label}</span>
    </a>
  );
}

/** Shows a private picture or links a PDF; refuses a file whose content does not match its name. */
export function DocumentView({ document }: { document: PrivateDocument }) {
  const { data: file, error, isFetching, refetch } = useQuery(documentQuery(document));
  const [isBroken, setIsBroken] = useState(false);
  const retry = () => void refetch().then(() => setIsBroken(false));
  const isPdf = document.path.endsWith('.pdf');

  if (toAppError(error).code === 'file_disguised') return <p role="alert">{errorMessage(error)}</p>;
  if (isBroken || error)
    return <RetryLine isPending={isFetching} onRetry={retry} text={t('operations.document.failed')} />;
  if (!file) return <Skeleton className="h-48" />;
  return (
    <div className="grid justify-items-start gap-3">
      {isPdf ? (
        <>
          <p className="text-muted-foreground">{t('operations.document.pdf')}</p>
          <OpenLink file={file} label={t('operations.document.openPdf')} />
        </>
      ) : (
        <Picture file={file} onFailed={() => setIsBroken(true)} />
      )}
    </div>
  );
}
