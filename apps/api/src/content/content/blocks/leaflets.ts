import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import type { CatalogContext } from '../../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../../trade/catalog/catalog.service.ts'
import { leafletIfAny, listLeafletProducts, searchLeaflets } from '../../leaflets/leaflets.service.ts'
import { answeredOnce } from './answered-once.ts'
import type { Filler } from './filler.ts'

/** More than a group runs at a time. */
const mostRunning = 100

/** Those whose prices this visitor pays, in their display order. */
async function running(source: CatalogSource, context: CatalogContext, type?: number): Promise<LeafletView[]> {
  const { leaflets } = await searchLeaflets(source, context, { type, page: 1, pageSize: mostRunning })
  return leaflets.filter(({ state, isForStore }) => state === 'running' && isForStore)
}

/** The leaflet an editor names, or the first that runs; the magazine has blocks of its own. */
async function leafletNumber(source: CatalogSource, context: CatalogContext, named: number | undefined) {
  if (named !== undefined) return named
  const leaflets = await running(source, context)
  return leaflets.find(({ leafletType }) => leafletType.leafletTypeId !== magazineType)?.leafletId
}

/** (Content and discovery, section 2: leaflet viewer block) */
export const fillLeafletViewers: Filler<'LeafletViewerWrapper'> = (source, context, contents) =>
  answeredOnce(contents, async ({ LEAFLET_ID }) => {
    const number = await leafletNumber(source, context, LEAFLET_ID)
    const leaflet = number === undefined ? undefined : await leafletIfAny(source, context, { number })
    return leaflet && { leaflet }
  })

/** (Content and discovery, section 2: leaflet slider block) */
export const fillLeafletSliders: Filler<'LeafletSliderWrapper'> = (source, context, contents) =>
  answeredOnce(contents, async ({ leafletIds, leafletType, limit }) => {
    const found = await running(source, context, leafletType)
    const named = leafletIds?.flatMap((id) => found.find(({ leafletId }) => leafletId === id) ?? [])
    const leaflets = (named ?? found).slice(0, limit)
    return leaflets.length === 0 ? undefined : { leaflets }
  })

/** (Content and discovery, section 2: leaflet product slider) */
export const fillLeafletProducts: Filler<'LeafletProductSlider'> = (source, context, contents) =>
  answeredOnce(contents, async ({ LEAFLET_ID, limit }) => {
    const number = await leafletNumber(source, context, LEAFLET_ID)
    const leaflet = number === undefined ? undefined : await leafletIfAny(source, context, { number })
    if (leaflet === undefined) return undefined
    const { leafletId, slug, title } = leaflet
    const { products } = await listLeafletProducts(source, context, { leafletId, page: 1, pageSize: limit })
    return products.length === 0 ? undefined : { leaflet: { leafletId, slug, title }, printed: products }
  })
