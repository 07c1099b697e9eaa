/** Finds the innermost element whose whole text it is, also where a part of it is an element of its own. For `getByText`. */
export const whole = (wanted: string | RegExp) => (_own: string, element: Element | null) => {
  const is = (one: Element) =>
    typeof wanted === 'string' ? one.textContent === wanted : wanted.test(one.textContent);
  return element !== null && is(element) && ![...element.children].some(is);
};
