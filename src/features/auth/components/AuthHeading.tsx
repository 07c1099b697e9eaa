export function AuthHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="mb-8 grid gap-2">
      <h1 className="text-[1.75rem] leading-tight font-semibold tracking-[-0.025em]">{title}</h1>
      {lead ? <p className="text-muted-foreground">{lead}</p> : null}
    </header>
  );
}
