import { cn } from '@/lib/cn';

const HUE_STEP = 47;

/** The first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => /^\P{M}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '').join('');
}

const hueOf = (name: string): number =>
  Array.from(name).reduce((hue, letter) => (hue * HUE_STEP + (letter.codePointAt(0) ?? 0)) % 360, 0);

/** Draws initials on a colour that is always the same for a name, next to which it stands. */
export function Face({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-10 shrink-0 place-content-center rounded-full text-sm font-semibold text-white forced-color-adjust-none select-none',
        className,
      )}
      style={{ backgroundColor: `oklch(0.45 0.09 ${hueOf(name)})` }}
    >
      {initials(name)}
    </span>
  );
}
