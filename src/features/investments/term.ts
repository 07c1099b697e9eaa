const DAYS = /(\d+) days?\b/;
const MONTHS = /(\d+) mons?\b/;

/** When a term that starts now is over, reckoned as the database does (a month ends no later than its last day). */
export function endOfTerm(term: string, start: Date): Date {
  const days = Number(DAYS.exec(term)?.[1] ?? 0);
  const months = Number(MONTHS.exec(term)?.[1] ?? 0);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months + 1, 0);
  end.setUTCDate(Math.min(start.getUTCDate(), end.getUTCDate()) + days);
  return end;
}
