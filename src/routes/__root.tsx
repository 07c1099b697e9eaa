import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SandboxBanner } from '@/components/frame/SandboxBanner';
import { SkipLink } from '@/components/frame/SkipLink';
import { Toasts } from '@/components/frame/Toasts';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/lazy-component';
import { useOffline } from '@/lib/offline/use-offline';
import { modeQuery } from '@/lib/site-mode';
import { useFirstScreen } from '@/lib/use-first-screen';
import { useRouteFocus } from '@/lib/use-route-focus';

/** Rarely shown. */
const NotFoundPage = lateComponent(async () => (await import('@/site/pages/not-found/NotFoundPage')).NotFoundPage);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  head: () => ({ meta: [{ title: t('common.brand') }] }),
  component: Root,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ),
});

function Root() {
  const isPublic = useRouter().ssr !== undefined;
  // A public page has its own script for this.
  const { data: mode } = useQuery({ ...modeQuery, enabled: useFirstScreen() && !isPublic });
  useRouteFocus();
  useOffline();
  return (
    <>
      {/* The build writes the heads of public pages itself. */}
      {import.meta.env.SSR ? null : <HeadContent />}
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        {mode === 'live' ? null : <SandboxBanner />}
        <Outlet />
      </div>
      <Toasts />
    </>
  );
}
