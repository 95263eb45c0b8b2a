import type { Site } from '../../lib/visit/site.ts'

/** The shop as the page without a connection says it; written before the worker by the shop that serves it. */
export interface ShopFacts {
  readonly name: string
  readonly site: Site
  /** The colours of a browser's own bars, by day and in a dark room. */
  readonly themeColor: string
  readonly darkColor: string
  /** The tokens of a shop with colours of its own. */
  readonly style: string
}
