import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toAppError } from '@/lib/data/errors';
import { ErrorPanel } from './ErrorPanel';

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  useEffect(() => boundary.reset(), [boundary]);
  const retry = () => {
    if (toAppError(error).code === 'page_incomplete') return location.reload();
    boundary.reset();
    reset();
    return void router.invalidate();
  };
  return <ErrorPanel error={error} isPage onRetry={retry} />;
}
