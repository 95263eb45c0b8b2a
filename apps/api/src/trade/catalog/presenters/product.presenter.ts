import { type ProductView, unlimitedStock } from '@bottega/contract/catalog/product.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import {
  type ChosenDelivery,
  productUnavailability,
  type UnavailabilityKind,
} from '@bottega/rules/delivery/product-availability.ts'
import { type Cents, eurosFromCents } from '@bottega/rules/money/cents.ts'
import { firstPurchase } from '@bottega/rules/promotions/first-purchase.ts'
import { oneUnit } from '@bottega/rules/quantity/selling-terms.ts'
import { lineTotal } from '@bottega/rules/quantity/line-total.ts'
import { defaultWeightUnit, looseUnitPrice, type UnitPrice, unitPrice } from '@bottega/rules/money/prices.ts'
import { showsOldPrice } from '@bottega/rules/money/old-price.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { type CatalogProduct, deliverableOf, paidUnitPrice, pricingPromotion } from '../catalog.products.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { presentSelectOptions } from './option-words.ts'
import { pictureAddress } from './picture-address.ts'
import { productInfos } from './product-infos.ts'
import { presentPromotion } from './promotion.presenter.ts'

/** For whom a product is shown: the language, the store they shop in, and how they want it delivered. */
export interface Presentation {
  readonly language: Language
  readonly storeId: number
  readonly delivery: ChosenDelivery
}

const euro = { currencyTypeId: 1, name: 'Euro', currencySymbol: '€', codInt: 'EUR' } as const

const measures = {
  pz: { umId: 1, um: 'PZ', umDes: 'Pezzo' },
  kg: { umId: 2, um: 'KG', umDes: 'Chilogrammo' },
  l: { umId: 3, um: 'L', umDes: 'Litro' },
} as const

const known = new WeakMap<CatalogProduct, Map<string, ProductView>>()

/**
 * The whitelist from a product to the wire, as in lists. (Wire format, section 4) The same object for the same product,
 * language, store and availability: pages find by it what they have rendered, so it must not be changed.
 */
export function presentProduct(product: CatalogProduct, { language, storeId, delivery }: Presentation): ProductView {
  const unavailable = productUnavailability(deliverableOf(product), delivery)
  const views = known.get(product) ?? new Map<string, ProductView>()
  known.set(product, views)
  const key = `${language} ${storeId} ${unavailable}`
  const view = views.get(key) ?? viewOf(product, { language, storeId, unavailable })
  views.set(key, view)
  return view
}

interface Shown extends Omit<Presentation, 'delivery'> {
  readonly unavailable: UnavailabilityKind | null
}

function viewOf(product: CatalogProduct, { language, storeId, unavailable }: Shown): ProductView {
  return {
    ...identityOf(product, language),
    storeId,
    ...placeOf(product, language),
    ...salesOf(product, language),
    ...pricesOf(product, language),
    dayLock: unavailable === 'day-lock' ? product.dayLock : '',
    available: unavailable === null ? availableUnits(product) : 0,
    ...(unavailable === null ? {} : { unavailableReason: unavailable }),
    newProduct: product.isNew,
    isNew: product.isNew,
    highlight: product.isHighlighted,
    adultsOnly: product.isForAdultsOnly,
    deliveryWarehouse: product.warehouse,
  }
}

function identityOf(product: CatalogProduct, language: Language) {
  return {
    id: product.productId,
    productId: product.productId,
    codInt: product.code,
    codVar: product.variant,
    code: product.code,
    codeVariant: product.variant,
    name: textIn(language, product.name),
    shortDescr: product.brand,
    description: textIn(language, product.pack),
    pubState: product.listPriceCents === null ? 0 : 1,
    slug: product.slug,
    itemUrl: `/product/${product.slug}`,
    ...(product.barcode === null ? {} : { barcode: product.barcode }),
    // The protocol has kinds of products that this shop does not have: all are ordinary goods of one level.
    productTypeId: 1,
    productNatureId: 1,
    productHierarchyLevelId: 1,
    mediaURL: pictureAddress(product.image, 'thumb'),
    mediaURLMedium: pictureAddress(product.image, 'photo'),
  }
}

function placeOf(product: CatalogProduct, language: Language) {
  return {
    vendor: product.vendor,
    categoryId: product.categoryId,
    breadCrumbs: product.breadCrumbs.map(({ categoryId, name, slug }) => ({
      categoryId,
      name: textIn(language, name),
      slug,
    })),
    productClasses: product.classes.map(({ classId, groupId, name, icon }) => ({
      productClassId: classId,
      productClassGroupId: groupId,
      name: textIn(language, name),
      ...(icon === null ? {} : { icon }),
    })),
    ivaCategory: {
      ivaCategoryId: product.vatRate,
      code: String(product.vatRate),
      descr: `IVA ${product.vatRate}%`,
      ivaPct: String(product.vatRate / 100),
    },
  }
}

function salesOf(product: CatalogProduct, language: Language) {
  const { terms } = product
  const limits = product.classes.flatMap(({ name, maximumQuantity }) =>
    maximumQuantity === null ? [] : [{ name, maximumQuantity }],
  )
  const [tightest] = limits.toSorted((a, b) => a.maximumQuantity - b.maximumQuantity)
  return {
    productInfos: productInfos(product, language),
    minAcq: unitsFromThousandths(terms.minimumQuantity),
    ...(terms.maximumQuantity === null ? {} : { maxAcq: unitsFromThousandths(terms.maximumQuantity) }),
    ...(tightest === undefined
      ? {}
      : {
          productClassRuleMax: {
            productClassName: textIn(language, tightest.name),
            max: unitsFromThousandths(tightest.maximumQuantity),
            unit: sellingUnit(product),
          },
        }),
    ...(terms.sellingMode === 'pack' ? { logisticPalletItems: unitsFromThousandths(terms.quantityMultiple) } : {}),
    selectOptions: presentSelectOptions(product.selectOptions, language),
  }
}

/** Prices in euro. The old one is struck only where it is higher than what is paid. */
function pricesOf(product: CatalogProduct, language: Language) {
  const listCents = product.listPriceCents ?? 0
  const oldCents = product.lowestPriceCents ?? listCents
  const paidCents = product.listPriceCents === null ? 0 : paidUnitPrice(product, listCents)
  const paidPerUnit = comparisonPrice(product, paidCents)
  const listPerUnit = comparisonPrice(product, listCents)
  const compared = measures[paidPerUnit?.per ?? defaultWeightUnit]
  const isReduced = product.promotion !== null && showsOldPrice(oldCents, paidCents)
  return {
    price: eurosFromCents(listCents),
    priceId: product.productId,
    priceListId: product.warehouse.warehouseId,
    priceListName: product.warehouse.name,
    currency: euro,
    priceDisplay: eurosFromCents(paidCents),
    ...(isReduced ? { priceStandardDisplay: eurosFromCents(oldCents) } : {}),
    ...firstPurchaseOf(product, oldCents),
    ...(paidPerUnit === undefined ? {} : { priceUmDisplay: eurosFromCents(paidPerUnit.cents) }),
    ...(isReduced && listPerUnit !== undefined ? { priceStandardUmDisplay: eurosFromCents(listPerUnit.cents) } : {}),
    weightUnitDisplay: compared.um,
    priceUnitDisplay: sellingUnit(product),
    unitMeasureBase: compared,
    unitMeasureBaseSelling: compared,
    ...(product.promotion === null ? {} : { warehousePromo: presentPromotion(product.promotion, oldCents, language) }),
  }
}

function firstPurchaseOf(product: CatalogProduct, oldCents: Cents): Pick<ProductView, 'firstPurchase'> {
  const { terms, listPriceCents, promotion } = product
  if (listPriceCents === null || terms.sellingMode === 'loose') return {}
  const { quantity, totalCents } = firstPurchase(terms, listPriceCents, pricingPromotion(product))
  if (quantity === oneUnit) return {}
  const oldTotalCents = lineTotal(oldCents, quantity)
  const isReduced = promotion !== null && showsOldPrice(oldTotalCents, totalCents)
  return {
    firstPurchase: {
      quantity: unitsFromThousandths(quantity),
      price: eurosFromCents(totalCents),
      ...(isReduced ? { priceStandard: eurosFromCents(oldTotalCents) } : {}),
    },
  }
}

const sellingUnit = ({ terms }: CatalogProduct): 'kg' | 'pz' => (terms.sellingMode === 'loose' ? 'kg' : 'pz')

/** The price of a kilogram, litre or piece; undefined where the content of a pack is not known. */
export function comparisonPrice({ terms, content }: CatalogProduct, cents: Cents): UnitPrice | undefined {
  if (terms.sellingMode === 'loose') return looseUnitPrice(cents)
  return content === null ? undefined : unitPrice(cents, content)
}

/** Whole pieces or kilograms; a last half kilogram still counts as one, because it can be bought. */
function availableUnits({ available, terms }: CatalogProduct): number {
  if (available === null) return unlimitedStock
  const whole = Math.floor(unitsFromThousandths(available))
  return terms.sellingMode === 'loose' ? Math.max(1, whole) : whole
}
