import { Focused } from '@/components/forms/Focused';
import type { WayChoice } from '../ways';
import { CodeField } from './CodeField';
import { OtherWay } from './OtherWay';

/** Asks for a second factor: the code of an app, in the field `code` of the form around it, or a security key. */
export function FactorField({ choice }: { choice: WayChoice }) {
  return (
    <>
      {choice.way === 'code' ? (
        <Focused isOn={choice.isChosen}>
          <CodeField />
        </Focused>
      ) : null}
      <OtherWay choice={choice} />
    </>
  );
}
