/** The partners' film is bright; this darkens it behind the header and the opening, and nowhere else. */
export function BrightFilmShade() {
  return (
    <div
      aria-hidden="true"
      className="bg-(image:--shade-bright) pointer-events-none absolute inset-x-0 -top-(--header-height) bottom-0 -z-10"
    />
  );
}
