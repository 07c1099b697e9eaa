/** What somebody wrote, in a table: words as long as a name may be break, while usual ones do not; its direction is its own. */
export function FreeText({ children }: { children: string }) {
  return (
    <span className="block wrap-anywhere md:min-w-28">
      <bdi>{children}</bdi>
    </span>
  );
}
