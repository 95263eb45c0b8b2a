/** An id of an address; 0, which nothing has, for whatever else stands there. */
export function idIn(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}
