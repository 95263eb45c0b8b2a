import type { BodyOf } from '@bottega/contract/call-schema.ts'
import { pageOf } from '@bottega/contract/common.ts'
import * as calls from '@bottega/contract/staff-products/calls.ts'
import type {
  LeafletProductPrices,
  staffLeafletMovePreview,
} from '@bottega/contract/staff-products/leaflet-promotions.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { leafletText } from '../../content/leaflets/leaflets.presenter.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import {
  moveWithLeaflet,
  previewMove,
  pricesPage,
  readLeafletPrices,
  readLeaflets,
  type WantedMove,
} from './leaflet-promotions.service.ts'
import { presentEffect } from './many-promotions.routes.ts'

type Prices = Awaited<ReturnType<typeof readLeafletPrices>>['products'][number]

function presentPrices({ product, prices }: Prices, language: Language): LeafletProductPrices {
  const { productId, code, name, euros } = product
  return {
    productId,
    code,
    name: textIn(language, name),
    ...(euros !== undefined && { printed: euros }),
    prices: prices.map(({ stores, state, spans }) => ({
      stores: [...stores],
      state,
      spans: spans.map(({ from, to, cents, promotion, others }) => ({
        from,
        to,
        ...(cents !== null && { price: eurosFromCents(cents) }),
        ...(promotion !== null && {
          promotion: textIn(language, promotion.name),
          membersOnly: promotion.membersOnly,
        }),
        others: others.map((one) => textIn(language, one.name)),
      })),
    })),
  }
}

const wantedFrom = (body: BodyOf<typeof staffLeafletMovePreview>): WantedMove => ({
  leaflet: body.leaflet,
  from: body.from,
  to: body.to,
  newDays: { from: body.new_from, to: body.new_to },
})

/** Leaflets and the promotions that carry their prices. */
export const leafletPromotionsHandlers = handlersOf(calls, {
  staffPromotionLeaflets: async ({ shop, visitor, now }) => {
    const leaflets = await readLeaflets(shop, staffThemselves(visitor), now)
    return {
      data: {
        leaflets: leaflets.map(({ key, title, from, to, warehouseIds }) => ({
          leaflet: key,
          title: leafletText(visitor.language, title),
          from,
          to,
          warehouseIds: [...warehouseIds],
        })),
      },
    }
  },
  staffLeafletPrices: async ({ shop, visitor, now }, { query: { leaflet, page = 1 } }) => {
    const prices = await readLeafletPrices(shop, staffThemselves(visitor), { leaflet, page }, now)
    const { key, title, from, to } = prices.leaflet
    return {
      data: {
        leaflet: key,
        title: leafletText(visitor.language, title),
        from,
        to,
        promotions: prices.promotions,
        ...('former' in prices && { former: prices.former }),
        stores: prices.stores,
        counts: prices.counts,
        products: prices.products.map((one) => presentPrices(one, visitor.language)),
        page: pageOf(page, pricesPage, prices.found),
      },
    }
  },
  staffLeafletMovePreview: async ({ shop, visitor, now }, { body }) => ({
    data: presentEffect(await previewMove(shop, staffThemselves(visitor), wantedFrom(body), now), visitor.language),
  }),
  staffLeafletMove: async ({ shop, visitor, now, idempotencyKey: key }, { body: { seen, ...body } }) => ({
    data: await moveWithLeaflet(shop, staffThemselves(visitor), { ...wantedFrom(body), seen, key }, now),
  }),
})
