import type { Site } from '../../lib/visit/site.ts'

/** The shop as the page without a connection says it; written before the worker by the shop that serves it. */
export interface ShopFacts {
  readonly name: string
  readonly site: Site
  /** The colour of a browser's own bars. */
  readonly themeColor: string
  /** The tokens of a shop with colours of its own. */
  readonly style: string
}
