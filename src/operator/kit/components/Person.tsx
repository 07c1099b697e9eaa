import { FreeText } from '@/components/display/FreeText';

export function Person({ name, email }: { name: string; email: string }) {
  return (
    <span className="grid">
      <FreeText>{name}</FreeText>
      <span className="text-muted-foreground text-[0.8125rem] break-all">{email}</span>
    </span>
  );
}
