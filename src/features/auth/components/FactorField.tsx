import type { UseFormRegisterReturn } from 'react-hook-form';
import { Focused } from '@/components/forms/Focused';
import type { WayChoice } from '../ways';
import { CodeField } from './CodeField';
import { OtherWay } from './OtherWay';

interface FactorFieldProps extends UseFormRegisterReturn {
  choice: WayChoice;
  error: string | undefined;
  isFocused?: boolean;
}

/** Asks for a second factor: the code of an app, or a security key. `<FactorField {...register('code')} choice={choice} error={…} />`. */
export function FactorField({ choice, error, isFocused = false, ...registration }: FactorFieldProps) {
  return (
    <>
      {choice.way === 'code' ? (
        <Focused isOn={isFocused || choice.isChosen}>
          <CodeField {...registration} error={error} />
        </Focused>
      ) : null}
      <OtherWay choice={choice} />
    </>
  );
}
