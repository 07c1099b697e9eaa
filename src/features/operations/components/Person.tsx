/** Who sent something in: name, and the address that tells namesakes apart. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <span className="grid">
      <span className="break-words">{name}</span>
      <span className="text-muted-foreground text-[0.8125rem] break-all">{email}</span>
    </span>
  );
}
