import { sentinelFamilies } from '@bottega/demo/catalogue/families/sentinels.ts'

/** A product of the demo world that always behaves in one way, with its Italian name; demo/README.md lists them. */
export function sentinel(slug: string): { slug: string; name: string } {
  const family = sentinelFamilies.find((one) => one.sentinel?.slug === slug)
  const [name] = family?.name.split(' | ') ?? []
  if (name === undefined) throw new Error(`The demo world has no sentinel "${slug}"`)
  return { slug, name }
}
