export function PlanMark() {
  return (
    <svg
      aria-hidden
      className="plan-mark size-6 shrink-0 sm:size-8"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      viewBox="0 0 32 32"
    >
      <path d="M16 2 10.5 14H21.5Z" />
      <path d="M16 2 4 10.5 10.5 14Z" />
      <path d="M16 2 28 10.5 21.5 14Z" />
      <path d="M10.5 14H21.5L16 30Z" />
      <path d="M4 10.5 10.5 14 16 30Z" />
      <path d="M28 10.5 21.5 14 16 30Z" />
    </svg>
  );
}
