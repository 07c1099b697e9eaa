/** An address in groups of four, so that it can be compared; copied, it is whole. */
export function AddressGroups({ address }: { address: string }) {
  const groups = [...address.matchAll(/.{1,4}/gs)].map(({ 0: text, index: start }) => ({ text, start }));
  return (
    <span className="flex flex-wrap justify-end gap-x-2 font-mono text-[0.8125rem] leading-6" dir="ltr">
      {groups.map(({ text, start }) => (
        <span key={start}>{text}</span>
      ))}
    </span>
  );
}
