/** An id as an address has it; undefined for whatever else stands there. */
export const idIn = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined

/** The page of a list that an address asks for. */
export const pageIn = (query: URLSearchParams): number => idIn(query.get('page')) ?? 1
