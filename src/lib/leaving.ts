/** Resolves when the page is shown again, so that a form stays busy while the next page loads. */
export const leaving = () =>
  new Promise<unknown>((resolve) => {
    addEventListener('pageshow', resolve, { once: true });
  });
