import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RouteError } from '@/components/states/RouteError';
import { t } from '@/lib/i18n/i18n';
import { getConnection } from '@/lib/live/connection';
import { toast } from '@/lib/toast';

/** Stands where the deposits could not be read at all. */
export function DepositsError(props: ErrorComponentProps) {
  useEffect(() => {
    // Without a network the page says so, and its words may not have come.
    if (getConnection() !== 'offline') toast.error(t('deposits.refresh'));
  }, []);
  return <RouteError {...props} />;
}
