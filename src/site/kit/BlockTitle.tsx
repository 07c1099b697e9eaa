export function BlockTitle({ children }: { children: string }) {
  return <h2 className="text-2xl leading-tight font-semibold md:text-[2rem]">{children}</h2>;
}
