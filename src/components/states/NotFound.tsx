import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';

export function NotFound() {
  return (
    <div className="page grid min-h-[60dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <svg aria-label="404" className="w-72 max-w-full" role="img" viewBox="0 0 288 120">
        <g fill="none" stroke="currentColor" strokeLinejoin="round" strokeWidth="1.5">
          <path d="M62 106V14L14 78h66M62 14 38 78" />
          <path d="M256 106V14l-48 64h66M256 14l-24 64" />
          <path d="M144 8 104 46 144 112 184 46Z M104 46h80 M144 8l-18 38 18 66 18-66Z" />
        </g>
        <path className="fill-primary" d="m144 8-18 38h36Z" />
      </svg>
      <h1 className="mt-4 text-2xl font-semibold">{t('common.notFoundTitle')}</h1>
      <p className="text-muted-foreground">{t('common.notFoundText')}</p>
      <a className={buttonVariants({ variant: 'outline', className: 'mt-2' })} href={publicPath('/')}>
        {t('common.goBack')}
      </a>
    </div>
  );
}
