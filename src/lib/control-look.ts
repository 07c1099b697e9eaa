/** The look that inputs, selects and text areas share. 16 px text, or phones would zoom in on focus. */
export const CONTROL_LOOK =
  'w-full min-w-0 rounded-md border border-input bg-surface px-3 text-base text-foreground transition-colors placeholder:text-muted-foreground hover:border-foreground focus-visible:border-primary focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-muted disabled:opacity-70 disabled:hover:border-input aria-invalid:border-destructive';
