import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { BlockTitle } from '@/site/kit/BlockTitle';
import { Sentence, type ValueProps } from './Value';

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t">
      <div className="page grid gap-8 py-14 md:py-20 lg:grid-cols-[1fr_2fr]">
        <BlockTitle>{title}</BlockTitle>
        {children}
      </div>
    </section>
  );
}

/** A figure with its label, hidden if its value is missing; inside a text, replaces {value}. */
export function Line({
  label,
  needs,
  className,
  text = '{value}',
  ...value
}: ValueProps & { label: string; needs?: string; className?: string; text?: string }) {
  return (
    <div
      className={cn('flex flex-wrap justify-between gap-x-8 gap-y-1 border-b py-3.5 [&[hidden]]:hidden', className)}
      data-if={needs}
    >
      <dt>{label}</dt>
      <dd className="ms-auto font-medium tabular-nums">
        <Sentence text={text} values={{ value }} />
      </dd>
    </div>
  );
}

/** The time of figures that are computed once a minute. */
export function FiguresAsOf() {
  return (
    <p className="text-muted-foreground text-sm">
      <Sentence text={t('transparency.figuresAsOf')} values={{ time: { path: 'figures_as_of', as: 'time' } }} />
    </p>
  );
}
