import { useQuery } from '@tanstack/react-query';
import { ExternalLink, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { PendingButton } from '@/components/forms/PendingButton';
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
        className="bg-muted max-h-[55dvh] w-full overflow-auto rounded-md border"
        {...(isLarge ? { tabIndex: 0 } : {})}
      >
        <img
          alt={t('operations.document.alt')}
          className={isLarge ? 'w-[250%] max-w-none' : 'max-h-[55dvh] w-full object-contain'}
          onError={onFailed}
          ref={useBlobAddress(file, 'src')}
        />
      </section>
      <Button aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)} size="sm" variant="outline">
        <Icon aria-hidden />
        <span>{t('desk.zoom')}</span>
      </Button>
    </>
  );
}

function OpenLink({ file, label }: FileProps & { label: string }) {
  return (
    <a
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
      href="about:blank"
      ref={useBlobAddress(file, 'href')}
      rel="noreferrer"
      target="_blank"
    >
      <ExternalLink aria-hidden />
      {label}
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
  if (isBroken || error) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
        <p>{t('operations.document.failed')}</p>
        <PendingButton onClick={retry} pending={isFetching} size="sm" variant="outline">
          {t('common.retry')}
        </PendingButton>
      </div>
    );
  }
  if (!file) return <Skeleton className="h-48" />;
  return (
    <div className="grid justify-items-start gap-3">
      {isPdf ? (
        <p className="text-muted-foreground">{t('operations.document.pdf')}</p>
      ) : (
        <Picture file={file} onFailed={() => setIsBroken(true)} />
      )}
      <OpenLink
        file={file}
        label={isPdf ? t('operations.document.openPdf') : t('operations.document.openPicture')}
      />
    </div>
  );
}
