import type { ReactNode } from 'react';

export function FactGrid({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {items.map(({ name, value }) => (
        <div className="grid content-start gap-1" key={name}>
          <dt className="eyebrow">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
