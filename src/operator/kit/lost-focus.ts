/** When what held the focus has left the page, the keyboard goes on at the content, not at the top of the page. */
export function focusContentIfLost(): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
