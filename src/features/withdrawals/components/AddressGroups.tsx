/** Groups of four are easy to compare; copying gives the whole address. */
export function AddressGroups({ address }: { address: string }) {
  const groups = [...address.matchAll(/.{1,4}/gs)].map(({ 0: text, index: start }) => ({ text, start }));
  return (
    <span className="inline-grid grid-cols-5 gap-x-2 text-start font-mono text-[0.8125rem] leading-6" dir="ltr">
      {groups.map(({ text, start }) => (
        <span key={start}>{text}</span>
      ))}
    </span>
  );
}
