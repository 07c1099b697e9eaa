import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/states/EmptyState';
import type { Published } from '../published';
import { Pages } from './Pages';

interface PublishedListProps<One> {
  label: string;
  empty: string;
  page: Published<One>;
  children: (one: One) => ReactNode;
}

export function PublishedList<One extends { id: string }>({ label, empty, page, children }: PublishedListProps<One>) {
  const { before } = useSearch({ strict: false });
  const navigate = useNavigate();
  if (page.rows.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      <ul aria-label={label} className="border-t">
        {page.rows.map((one) => (
          <li className="grid gap-2 border-b py-5" key={one.id}>
            {children(one)}
          </li>
        ))}
      </ul>
      <Pages
        isFirst={before === undefined}
        next={page.next}
        onPage={(moment) => void navigate({ to: '.', search: { before: moment } })}
      />
    </>
  );
}
