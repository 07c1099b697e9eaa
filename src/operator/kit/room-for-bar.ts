/** Focus outline and space around it, in px. */
const OUTLINE = 8;

/** Reserves scroll padding for a sticky bar of any height while it is mounted. */
const roomAt = (edge: 'Top' | 'Bottom') => (bar: HTMLElement | null) => {
  if (!bar) return undefined;
  const { style } = bar.closest<HTMLElement>('[role=dialog]') ?? document.documentElement;
  const observer = new ResizeObserver(() => {
    const { position, top } = getComputedStyle(bar);
    const above = edge === 'Top' ? Number.parseFloat(top) : 0;
    style[`scrollPadding${edge}`] = position === 'sticky' ? `${above + bar.offsetHeight + OUTLINE}px` : '';
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style[`scrollPadding${edge}`] = '';
  };
};

/** The `ref` of a sticky bar above a list: browsers then never scroll a focused element beneath it (WCAG 2.4.11). */
export const roomAbove = roomAt('Top');

/** The `ref` of a sticky bar at a dialog's bottom, under which no focused element is scrolled (WCAG 2.4.11). */
export const roomBelow = roomAt('Bottom');
