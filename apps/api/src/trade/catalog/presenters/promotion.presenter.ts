import type { WarehousePromoView } from '@bottega/contract/catalog/product.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type Promotion, promotionType } from '@bottega/rules/promotions/promotion.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { discountPercentage, percentRoundedDown } from '@bottega/rules/money/old-price.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import type { CatalogPromotion } from '../catalog.products.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'

/** A free code for clients that group by it; what is shown comes from `view`. */
function promoType({ kind }: Promotion, isBelowCost: boolean): string {
  if (kind === 'multi-buy') return 'MXN'
  if (kind === 'second-piece') return 'SECONDO_PEZZO'
  return isBelowCost ? 'SOTTOCOSTO' : 'TAGLIO_PREZZO'
}

/** Percent off the old price, or off the pieces the promotion is about. */
function discountPercent(rule: Promotion, oldPriceCents: number): number {
  switch (rule.kind) {
    case 'price-cut':
      return discountPercentage(oldPriceCents, rule.priceCents)
    case 'multi-buy':
      return percentRoundedDown(rule.take - rule.pay, rule.take)
    case 'second-piece':
      return rule.discountPercent
    default:
      return rule satisfies never
  }
}

const lowestText = {
  it: (price: string) => `Prezzo più basso dei 30 giorni prima: ${price}`,
  de: (price: string) => `Niedrigster Preis der 30 Tage davor: ${price}`,
  en: (price: string) => `Lowest price of the 30 days before: ${price}`,
} as const satisfies Record<Language, (price: string) => string>

/**
 * The lowest price of 30 days in words, where a percentage or a members' price is announced and no old price is struck
 * beside it: off the second piece, and for visitors who are not members. (Directive 98/6/EC, article 6a; Safety, 22)
 */
function lowestIn({ row, rule, isOpen }: CatalogPromotion, lowestCents: number, language: Language) {
  const isAnnounced = rule.kind === 'second-piece' || (row.membersOnly && !isOpen && rule.kind === 'price-cut')
  return isAnnounced ? lowestText[language](formatPrice(lowestCents, language)) : undefined
}

const italianDate = (day: ShopDate) => day.split('-').toReversed().join('/')

/**
 * `warehousePromo` of a product in promotion. Every promotion is taken off in the cart, none waits for the cash desk.
 */
export function presentPromotion(
  promotion: CatalogPromotion,
  oldPriceCents: number,
  language: Language,
): WarehousePromoView {
  const text = (name: string, value: Localized | undefined) =>
    value === undefined ? {} : { [name]: textIn(language, value) }
  const { row, rule } = promotion
  const { view } = row
  const footer = [
    view.footer === undefined ? undefined : textIn(language, view.footer),
    lowestIn(promotion, oldPriceCents, language),
  ].filter((part) => part !== undefined)
  const type = promoType(rule, row.belowCost)
  return {
    warehousePromoId: row.promotionId,
    promoType: type,
    warehousePromoTypeId: row.typeId,
    discountPerc: discountPercent(rule, oldPriceCents),
    cashDeskPromo: false,
    ...(row.membersOnly ? { membersOnly: true } : {}),
    validityDate: italianDate(row.validFrom),
    expireDate: italianDate(row.validTo),
    view: {
      cssClass: `promo_discount promo_${type}`,
      body: view.body === undefined ? '' : textIn(language, view.body),
      ...text('header', view.header),
      ...(footer.length > 0 && { footer: footer.join(' · ') }),
      ...text('badge', view.badge),
      ...text('bubble', view.bubble),
      ...text('bodyTwo', view.bodyTwo),
      ...(row.typeId === promotionType.multiPiece && row.pieces !== null ? { mPiece: row.pieces } : {}),
      ...text('selectablePromoText', view.selectablePromoText),
    },
    ...(row.selectable ? { selectable: true } : {}),
  }
}
