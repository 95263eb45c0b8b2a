/** An id as an address writes it; undefined for anything that can be none. */
export function idIn(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
}

/** The page an address asks for; the first where it asks for none, or for one no list is long enough for. */
export function pageIn(query: URLSearchParams): number {
  const page = idIn(query.get('page')) ?? 1
  return page < 100_000 ? page : 1
}
