import { cn } from '@/lib/cn';

export function OreDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden className={cn('text-foreground', className)} fill="none" viewBox="0 0 440 440">
      <g stroke="currentColor" strokeOpacity=".16">
        <path d="M0 330c60-22 90 10 150-4s80-36 140-24 90 20 150-6" />
        <path d="M0 350c60-22 90 12 150-2s80-34 140-22 90 20 150-6" />
        <path d="M0 372c60-20 90 12 150 0s80-32 140-20 90 18 150-6" />
        <path d="M0 396c60-18 90 12 150 2s80-28 140-18 90 16 150-6" />
        <path d="M0 422c60-14 90 10 150 4s80-22 140-14 90 12 150-4" />
      </g>
      <path className="fill-background" d="M220 24 88 132l-26 70 158 206 158-206-26-70Z" />
      <g fill="currentColor">
        <path d="M220 24 88 132l72 20Z" opacity=".06" />
        <path d="m220 24 132 108-72 20Z" opacity=".12" />
        <path d="m88 132-26 70 66 12 32-62Z" opacity=".14" />
        <path d="m352 132 26 70-66 12-32-62Z" opacity=".05" />
        <path d="m62 202 158 206-92-194Z" opacity=".22" />
        <path d="m378 202-158 206 92-194Z" opacity=".1" />
        <path d="m160 152-32 62h184l-32-62Z" opacity=".04" />
        <path d="m128 214 92 194 92-194Z" opacity=".08" />
      </g>
      <path className="fill-primary" d="m220 24-60 128h120Z" />
      <g stroke="currentColor" strokeLinejoin="round" strokeWidth="1.25">
        <path d="M220 24 88 132l-26 70 158 206 158-206-26-70Z" />
        <path d="m88 132 72 20-32 62-66-12M352 132l-72 20 32 62 66-12M160 152h120M128 214h184M128 214l92 194 92-194M160 152l60-128 60 128" />
        <path d="m160 152 60 62 60-62M220 214v194" strokeOpacity=".35" />
      </g>
    </svg>
  );
}
