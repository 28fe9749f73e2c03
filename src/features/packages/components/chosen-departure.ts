/** Which departure a page is about, as its address says it, and what is asked for then. */
export function departureFrom(search: URLSearchParams): number | undefined {
  const said = search.get('departure') ?? '';
  return /^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined;
}

export function packageRequest(id: string, departureId: number | undefined) {
  return { params: { id }, ...(departureId !== undefined && { query: { departureId: String(departureId) } }) };
}

/** The departure that is named; the next one with seats where none is, or it is not on sale any more. */
export function chosenOf<D extends { readonly departureId: number; readonly availableSpots: number }>(
  departures: readonly D[],
  named: number | undefined,
): D | undefined {
  return (
    departures.find(({ departureId }) => departureId === named) ??
    departures.find(({ availableSpots }) => availableSpots > 0) ??
    departures[0]
  );
}
