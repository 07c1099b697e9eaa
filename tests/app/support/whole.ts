/** Matches the innermost element by its whole text, including text in child elements; for `getByText`. */
export const whole = (wanted: string | RegExp) => (_own: string, element: Element | null) => {
  const is = (one: Element) => (typeof wanted === 'string' ? one.textContent === wanted : wanted.test(one.textContent));
  return element !== null && is(element) && ![...element.children].some(is);
};
