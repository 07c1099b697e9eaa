import { useSuspenseQuery } from '@tanstack/react-query';
import { FreeText } from '@/components/display/FreeText';
import { ProgressBar } from '@/components/display/ProgressBar';
import { TitledSection } from '@/components/frame/TitledSection';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import { type Job, jobsQuery } from '../queries';

const titleOf = ({ kind }: Job) =>
  kind === 'yield' || kind === 'yield_reversal' ? (`treasury.jobs.${kind}` as const) : 'treasury.jobs.yield_preview';

const shareOf = ({ state, done, total }: Job) => (state === 'done' ? 1 : done / Math.max(total ?? 1, 1));

function stateOf(job: Job): string {
  if (job.state === 'done') return t('portfolio.steps.done');
  return job.total === null ? t('treasury.jobs.waiting') : formatPercent(shareOf(job));
}

function JobRow({ job }: { job: Job }) {
  const words = { plan: job.plan_title, amount: formatCents(job.amount_cents), day: formatDate(job.day) };
  const label = t(titleOf(job), words);
  return (
    <li className="grid gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <output className="tabular-nums">{stateOf(job)}</output>
      </p>
      <ProgressBar label={label} max={1} value={shareOf(job)} />
      {job.asked_by_name === null ? null : (
        <p className="text-muted-foreground">{t('treasury.jobs.by', { name: job.asked_by_name })}</p>
      )}
      {job.error === null ? null : (
        <p className="text-destructive">
          {t('treasury.jobs.failed')} <FreeText>{job.error}</FreeText>
        </p>
      )}
    </li>
  );
}

export function YieldJobs() {
  const { data: jobs } = useSuspenseQuery(jobsQuery);
  if (jobs.length === 0) return null;
  return (
    <TitledSection className="mb-10" lead={t('treasury.jobs.lead')} title={t('treasury.jobs.title')}>
      <ul className="grid gap-6">
        {jobs.map((job) => (
          <JobRow job={job} key={job.id} />
        ))}
      </ul>
    </TitledSection>
  );
}
