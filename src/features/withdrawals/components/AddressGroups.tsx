import { Exact } from '@/components/display/Exact';

/** Groups of four are easy to compare; copying gives the whole address. */
export function AddressGroups({ address }: { address: string }) {
  const groups = [...address.matchAll(/.{1,4}/gs)].map(({ 0: text, index: start }) => ({ text, start }));
  return (
    <Exact className="inline-grid grid-cols-5 gap-x-2 text-start leading-6">
      {groups.map(({ text, start }) => (
        <span key={start}>{text}</span>
      ))}
    </Exact>
  );
}
