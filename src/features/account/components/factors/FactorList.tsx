import { useMutation, useQuery } from '@tanstack/react-query';
import { ActionButton } from '@/components/forms/ActionButton';
import { Button } from '@/components/ui/button';
import { type Factor, recoveryCodesQuery } from '@/features/auth/factors';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { testKeyMutation } from '../../factors';
import { WayRow } from './WayRow';

interface FactorListProps {
  userId: string;
  factors: readonly Factor[];
  onAdd: () => void;
  onRemove: (factor: Factor) => void;
  onMakeCodes: () => void;
}

export function FactorList({ userId, factors, onAdd, onRemove, onMakeCodes }: FactorListProps) {
  const { data: left } = useQuery(recoveryCodesQuery(userId));
  const test = useMutation(testKeyMutation);
  const testKey = async () => {
    await test.mutateAsync();
    toast.success(t('ways.tested'));
  };
  return (
    <div className="grid gap-5">
      <ul>
        {factors.map((factor) => (
          <WayRow
            facts={[
              `${factor.kind === 'key' ? t('ways.key') : t('ways.app')} · ${t('factors.addedOn', { date: formatExact(factor.addedAt) })}`,
            ]}
            key={factor.id}
            name={factor.name}
            onRemove={() => onRemove(factor)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAdd} size="sm" variant="outline">
          {t('factors.another')}
        </Button>
        {factors.some(({ kind }) => kind === 'key') ? (
          <ActionButton onAct={testKey} size="sm" variant="outline">
            {t('ways.test')}
          </ActionButton>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-5">
        <p className="text-sm">
          {left === undefined ? t('factors.codes.title') : t('factors.codes.left', { number: left })}
        </p>
        <Button onClick={onMakeCodes} size="sm" variant="outline">
          {t('factors.codes.make')}
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">{t('factors.lost')}</p>
    </div>
  );
}
