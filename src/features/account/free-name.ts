/** Returns `My phone`, then `My phone 2`. */
export function freeName(name: string, taken: readonly { name: string }[]): string {
  const isTaken = (candidate: string) => taken.some((each) => each.name === candidate);
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) if (!isTaken(`${name} ${number}`)) return `${name} ${number}`;
}
