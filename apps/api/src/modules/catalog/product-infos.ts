import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { SellingMode } from '@bottega/rules/quantity/selling-terms.ts'
import type { CatalogProduct } from './catalog.products.ts'

const typology = { piece: 'Pezzo', pack: 'Confezione', loose: 'Sfuso' } as const satisfies Record<SellingMode, string>

/** Thousandths as the wire writes quantities: "0.3", "6". */
const units = (thousandths: number) => String(unitsFromThousandths(thousandths))

/**
 * The flat attributes of a product, every value a string; what a product does not have is left out.
 * (Wire format, section 4; Shopping core, section 3)
 */
export function productInfos(product: CatalogProduct): Record<string, string> {
  const { terms } = product
  const isLoose = terms.sellingMode === 'loose'
  const infos: Record<string, string | null> = {
    TIPOLOGIA: typology[terms.sellingMode],
    QTY_MULT: isLoose ? null : units(terms.quantityMultiple),
    QTY_LOCKED: terms.quantityLocked ? 'true' : null,
    WEIGHT_SELLING: isLoose ? units(terms.firstWeight) : null,
    STEP_SELLING: isLoose ? units(terms.stepWeight) : null,
    WEIGHT_SELLING_SINGLE_UNIT: product.unitWeight === null ? null : units(product.unitWeight),
    WEIGHT_SELLING_SINGLE_UNIT_UM: product.unitWeight === null ? null : 'KG',
    WEIGHT_UNIT_SELLING: product.content === null ? null : units(product.content.amount),
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
    MEAL_TICKET_ENABLED: String(product.takesMealVouchers),
    WEB_ENABLED: String(product.listPriceCents !== null),
  }
  return Object.fromEntries(Object.entries(infos).filter((entry): entry is [string, string] => entry[1] !== null))
}
