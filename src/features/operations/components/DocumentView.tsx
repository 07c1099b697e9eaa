import { useQuery } from '@tanstack/react-query';
import { ExternalLink, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/i18n';
import { documentUrlQuery, type PrivateDocument } from '../queries';

interface PictureProps {
  url: string;
  onFailed: () => void;
}

/** Keeps the address it started with: a renewed one would load the same picture again. */
function Picture({ url, onFailed }: PictureProps) {
  const [src] = useState(url);
  const [isLarge, setIsLarge] = useState(false);
  const Icon = isLarge ? ZoomOut : ZoomIn;
  return (
    <>
      {/* Takes the focus when enlarged, so that arrow keys move about in it. */}
      <section
        aria-label={t('operations.document.alt')}
        className="bg-muted max-h-[55dvh] w-full overflow-auto rounded-md border"
        {...(isLarge ? { tabIndex: 0 } : {})}
      >
        <img
          alt={t('operations.document.alt')}
          className={isLarge ? 'w-[250%] max-w-none' : 'max-h-[55dvh] w-full object-contain'}
          onError={onFailed}
          src={src}
        />
      </section>
      <Button aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)} size="sm" variant="outline">
        <Icon aria-hidden />
        {t('desk.zoom')}
      </Button>
    </>
  );
}

/** A private document: a picture is shown, a PDF is linked. Its address lives for a minute and is made on opening. */
export function DocumentView({ document }: { document: PrivateDocument }) {
  const { data, isError, isFetching, refetch } = useQuery(documentUrlQuery(document));
  const [isBroken, setIsBroken] = useState(false);
  const retry = () => void refetch().then(() => setIsBroken(false));
  const isPdf = document.path.endsWith('.pdf');
  const url = data?.url;

  if (isBroken || (isError && !url)) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
        <p>{t('operations.document.failed')}</p>
        <Button disabled={isFetching} onClick={retry} size="sm" variant="outline">
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (!url) return <Skeleton className="h-48" />;
  return (
    <div className="grid justify-items-start gap-3">
      {isPdf ? (
        <p className="text-muted-foreground">{t('operations.document.pdf')}</p>
      ) : (
        <Picture onFailed={() => setIsBroken(true)} url={url} />
      )}
      <a
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
        href={url}
        rel="noreferrer"
        target="_blank"
      >
        <ExternalLink aria-hidden />
        {isPdf ? t('operations.document.openPdf') : t('operations.document.openPicture')}
      </a>
    </div>
  );
}
