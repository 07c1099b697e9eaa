import { createFileRoute } from '@tanstack/react-router';
import { NewsletterPage } from '@/features/newsletter/components/NewsletterPage';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_auth/newsletter')({
  head: pageTitle('newsletter.title'),
  // Names each key even if undefined: an omitted one would pass through unchecked.
  validateSearch: ({
    token,
    leave,
  }: Record<string, unknown>): { token?: string | undefined; leave?: 'true' | undefined } => ({
    token: typeof token === 'string' && /^[0-9a-f]{64}$/.test(token) ? token : undefined,
    leave: leave === 'true' ? leave : undefined,
  }),
  component: NewsletterPage,
});
