/** An id read from an address; undefined for anything that cannot be one. */
export function idIn(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
}

/** The page number in an address; the first by default, and for a number no list is long enough for. */
export function pageIn(query: URLSearchParams): number {
  const page = idIn(query.get('page')) ?? 1
  return page < 100_000 ? page : 1
}
