import { readSentinels } from '@bottega/demo/catalogue/product-files.ts'
import { sentinels } from '@bottega/demo/catalogue/sentinels.ts'

const listed = await readSentinels()

/** A product of the demo world that always behaves in one way, with its Italian name; demo/README.md lists them. */
export function sentinel(slug: string): { slug: string; name: string } {
  const code = sentinels.find((one) => one.slug === slug)?.code
  const product = listed.find(({ draft }) => draft.code === code)
  if (product === undefined) throw new Error(`The demo world has no sentinel "${slug}"`)
  return { slug, name: product.draft.name.it }
}
