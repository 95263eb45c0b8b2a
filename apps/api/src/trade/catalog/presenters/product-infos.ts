import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { SellingMode } from '@bottega/rules/quantity/selling-terms.ts'
import type { ContentUnit, PackContent } from '@bottega/rules/money/prices.ts'
import type { CatalogProduct } from '../catalog.products.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'

const typology = { piece: 'Pezzo', pack: 'Confezione', loose: 'Sfuso' } as const satisfies Record<SellingMode, string>

/** Thousandths as the wire writes quantities: "0.3", "6". */
const units = (thousandths: number) => String(unitsFromThousandths(thousandths))

/** Units of weight the protocol knows, and how many of them one of ours is. */
const wireUnits = {
  g: ['GR', 1],
  dag: ['GR', 10],
  hg: ['GR', 100],
  kg: ['KG', 1],
  ml: ['ML', 1],
  cl: ['ML', 10],
  l: ['LT', 1],
  pz: ['PZ', 1],
} as const satisfies Record<ContentUnit, readonly [unit: string, factor: number]>

/** Of one sold piece; of loose goods the first weight sold, in kilograms as they are counted. */
function weightOf({ terms, content, unitWeight }: CatalogProduct): PackContent | null {
  if (terms.sellingMode === 'loose') return { amount: terms.firstWeight, unit: 'kg' }
  return content ?? (unitWeight === null ? null : { amount: unitWeight, unit: 'kg' })
}

function weightInfos(product: CatalogProduct): Record<string, string> {
  const weight = weightOf(product)
  if (weight === null) return {}
  const [unit, factor] = wireUnits[weight.unit]
  return { WEIGHT_SELLING: units(weight.amount * factor), WEIGHT_UNIT_SELLING: unit }
}

/**
 * The flat attributes of a product, every value a string; what a product does not have is left out.
 * (Wire format, section 4; Shopping core, section 3)
 */
export function productInfos(product: CatalogProduct, language: Language): Record<string, string> {
  const { terms } = product
  const isLoose = terms.sellingMode === 'loose'
  const infos: Record<string, string | null> = {
    PACKAGE_DESCR: textIn(language, product.pack) || null,
    TIPOLOGIA: typology[terms.sellingMode],
    QTY_MULT: isLoose ? null : units(terms.quantityMultiple),
    QTY_LOCKED: terms.quantityLocked ? 'true' : null,
    ...weightInfos(product),
    STEP_SELLING: isLoose ? units(terms.stepWeight) : null,
    WEIGHT_SELLING_SINGLE_UNIT: product.unitWeight === null ? null : units(product.unitWeight),
    WEIGHT_SELLING_SINGLE_UNIT_UM: product.unitWeight === null ? null : 'KG',
    UNIT_SELLING: product.content === null ? null : product.content.unit.toUpperCase(),
    WEIGHT_UNIT_BASE: isLoose ? 'KG' : 'PZ',
    WEIGHT_VARIABLE: String(product.hasVariableWeight),
    MULTI_PACK: product.multiPack === null ? null : String(product.multiPack),
    LOGISTIC_PACKAGING_ITEMS: terms.sellingMode === 'pack' ? units(terms.quantityMultiple) : null,
    MINACQ: units(terms.minimumQuantity),
    MAXACQ: terms.maximumQuantity === null ? null : units(terms.maximumQuantity),
    LEAD_TIME: product.leadTimeHours === 0 ? null : String(product.leadTimeHours),
    DAY_LOCK: product.dayLock || null,
    PRODUCT_LOCK_CUTOFF: product.lockCutoff || null,
    LOCKER_LEVEL: product.lockerLevel,
    ENERGY_CLASS: product.energyClass,
    MEAL_TICKET_ENABLED: String(product.takesMealVouchers),
    WEB_ENABLED: product.listPriceCents === null ? '0' : '1',
  }
  return Object.fromEntries(Object.entries(infos).filter((entry): entry is [string, string] => entry[1] !== null))
}
