/** The partners' film is bright; this darkens it behind the header and the opening, and nowhere else. */
export function BrightFilmShade() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 -top-(--header-height) bottom-0 -z-10">
      <div className="absolute inset-0 bg-linear-to-r from-umber/92 via-umber/60 to-transparent to-85% max-md:via-umber/85 max-md:to-umber/75" />
      <div className="absolute inset-x-0 top-0 h-44 bg-linear-to-b from-umber/85 to-transparent" />
    </div>
  );
}
