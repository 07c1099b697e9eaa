import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { SliderField } from '@/components/forms/SliderField';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';

const MOST_PERCENT = 90;
const STEP_PERCENT = 0.5;
const BP = 100;

/** The argument of the database; zero percent is no stop-loss, the least one is 1%. */
export const stopBp = (percent: number): { stop_bp?: number } =>
  percent === 0 ? {} : { stop_bp: Math.max(percent, 1) * BP };

export const stopPercent = (basisPoints: number | null): number => (basisPoints ?? 0) / BP;

interface StopFieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Read> {
  control: Control<Typed, unknown, Read>;
  name: Name;
}

export function StopField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>(
  props: StopFieldProps<Typed, Name, Read>,
) {
  return (
    <SliderField
      {...props}
      label={t('copying.mine.stop')}
      max={MOST_PERCENT}
      step={STEP_PERCENT}
      write={(percent) =>
        percent === 0
          ? t('copying.mine.noStop')
          : t('copying.copy.stopAt', { percent: formatPercent(Math.max(percent, 1) / 100, 1) })
      }
    />
  );
}
