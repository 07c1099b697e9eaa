/** The outline of what has the focus, and the space around it, in pixels. */
const OUTLINE = 8;

/** Leaves room for a bar, however high it is, for as long as it stays in sight while the rest scrolls. */
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

/** The `ref` of a sticky bar above a list: browsers scroll nothing beneath it that takes the focus (WCAG 2.4.11). */
export const roomAbove = roomAt('Top');

/** The `ref` of a sticky bar at the foot of a dialog: browsers scroll nothing beneath it that takes the focus (WCAG 2.4.11). */
export const roomBelow = roomAt('Bottom');
