/** The heading of a block. */
export function BlockTitle({ children }: { children: string }) {
  return <h2 className="text-[1.75rem] leading-tight font-semibold md:text-[2rem]">{children}</h2>;
}
