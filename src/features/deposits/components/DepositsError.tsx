import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RouteError } from '@/components/states/RouteError';
import { t } from '@/lib/i18n/i18n';
import { getConnection } from '@/lib/live/connection';
import { toast } from '@/lib/toast';

export function DepositsError(props: ErrorComponentProps) {
  useEffect(() => {
    // The page already says so, and these words may not have loaded.
    if (getConnection() !== 'offline') toast.error(t('deposits.refresh'));
  }, []);
  return <RouteError {...props} />;
}
