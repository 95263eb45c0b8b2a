/** The search words of an address; the shop takes at most 200 characters. */
export function searchedWords(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, 200)
}
