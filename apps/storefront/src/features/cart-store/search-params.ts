/** Filters of a list, by name; a repeated name has all its values. */
export type SearchParams = Readonly<Record<string, string | readonly string[]>>

const listPage = /^\/(?:(?:search|fast-search)$|category\/(?<slug>.+))/
/** Limits, because an address may hold anything; no list needs more. */
const most = { parameters: 30, characters: 200 } as const

/**
 * The list a product was found on: the filters in the page's address, and the category's slug. Undefined on pages
 * without a list. (Shopping core, section 7: `searchParams` of cart/add and cart/update)
 */
export function searchParamsOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): SearchParams | undefined {
  const found = listPage.exec(pathname)
  if (found === null) return undefined
  const slug = found.groups?.['slug']
  const values = new Map<string, string[]>(slug === undefined ? [] : [['slug', [slug]]])
  for (const [name, value] of [...new URLSearchParams(search)].slice(0, most.parameters))
    values.set(name, [...(values.get(name) ?? []), value.slice(0, most.characters)])
  return Object.fromEntries(
    [...values].map(([name, [first = '', ...more]]) => [name, more.length === 0 ? first : [first, ...more]]),
  )
}
