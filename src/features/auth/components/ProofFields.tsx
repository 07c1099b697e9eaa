import { useFormContext } from 'react-hook-form';
import { Focused } from '@/components/forms/Focused';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import type { AskedProof, ProofValues } from '../proof';
import { FactorField } from './FactorField';
import { OtherWay } from './OtherWay';
import { PasswordField } from './PasswordField';

export function ProofFields({ proof }: { proof: AskedProof }) {
  const { control } = useFormContext<ProofValues>();
  if (proof.error) return <ErrorPanel error={proof.error} onRetry={proof.retry} />;
  if (proof.isPending) return <SkeletonRows rows={1} />;
  const { choice } = proof;
  if (!proof.asksPassword) return <FactorField choice={choice} />;
  return (
    <>
      <Focused isOn={choice.isChosen}>
        <PasswordField control={control} name="password" />
      </Focused>
      <OtherWay choice={choice} />
    </>
  );
}
