import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readErrorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { Form } from './Form';

/** The `Form` of a public page: it is there before its scripts, and says if they are off or do not load. */
export function PublicForm<Typed extends FieldValues, Read>({
  children,
  ...props
}: ComponentProps<typeof Form<Typed, Read>>) {
  return (
    // Without scripts the browser sends nothing. Nothing here is done twice by trying again.
    <Form failureText={readErrorMessage} {...props} method="dialog">
      <div className="contents">{children}</div>
      <noscript className="w-full">
        <p className="text-muted-foreground text-sm">{t('content.withoutScripts')}</p>
      </noscript>
      {/* `src/site/kit/late-app.ts` shows it. */}
      <p className="text-destructive w-full text-sm" data-lost hidden role="alert">
        {t('errors.network')}
      </p>
    </Form>
  );
}
