import type { WarehousePromoView } from '@bottega/contract/catalog/product.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type Promotion, promotionType } from '@bottega/rules/promotions/promotion.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { discountPercentage, percentRoundedDown } from '@bottega/rules/money/old-price.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import type { CatalogPromotion } from '../catalog.products.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'

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

const lowestBefore: Readonly<Record<Language, string>> = {
  it: 'Prezzo più basso degli ultimi 30 giorni:',
  de: 'Niedrigster Preis der letzten 30 Tage:',
  en: 'Lowest price of the last 30 days:',
}

/**
 * The lowest price of the thirty days before, in words, where a reduction is announced and no struck price says it:
 * members' prices that this visitor does not pay, prices that have to be chosen first, and a percentage off the second
 * piece (art. 17-bis of the consumer code).
 */
function lowestInWords(
  { row, rule, isOpen }: CatalogPromotion,
  oldPriceCents: number,
  language: Language,
): string | undefined {
  const isPaidByAll = isOpen && !row.selectable
  if (rule.kind === 'multi-buy' || (rule.kind === 'price-cut' && isPaidByAll)) return undefined
  return `${lowestBefore[language]} ${formatPrice(oldPriceCents, language)}`
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
  const { row, rule } = promotion
  const text = (name: string, value: Localized | undefined) =>
    value === undefined ? {} : { [name]: textIn(language, value) }
  const { view } = row
  const type = promoType(rule, row.belowCost)
  const lines = [
    view.footer === undefined ? undefined : textIn(language, view.footer),
    lowestInWords(promotion, oldPriceCents, language),
  ]
  const footer = lines.filter((line) => line !== undefined && line !== '').join(' · ')
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
      ...(footer === '' ? {} : { footer }),
      ...text('badge', view.badge),
      ...text('bubble', view.bubble),
      ...text('bodyTwo', view.bodyTwo),
      ...(row.typeId === promotionType.multiPiece && row.pieces !== null ? { mPiece: row.pieces } : {}),
      ...text('selectablePromoText', view.selectablePromoText),
    },
    ...(row.selectable ? { selectable: true } : {}),
  }
}
