import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import { sellingTerms, type SellingMode, type SellingTerms } from '@bottega/rules/quantity/selling-terms.ts'

/** The fields of a product the cart needs to count it, to ask about it and to add it. */
export type SoldProduct = Pick<
  ProductView,
  'productId' | 'name' | 'productInfos' | 'minAcq' | 'maxAcq' | 'selectOptions' | 'warehousePromo' | 'deliveryWarehouse'
>

const modes: Readonly<Record<string, SellingMode>> = { Pezzo: 'piece', Confezione: 'pack', Sfuso: 'loose' }

/** The wire's TIPOLOGIA as our selling mode; anything but packed or loose is sold by the piece. */
export function sellingModeOf({ productInfos }: Pick<SoldProduct, 'productInfos'>): SellingMode {
  return modes[productInfos['TIPOLOGIA'] ?? ''] ?? 'piece'
}

/** The selling terms of a product of the wire, for the rules of stepping. (Wire format, section 4) */
export function sellingTermsOf(product: Pick<SoldProduct, 'productInfos' | 'minAcq' | 'maxAcq'>): SellingTerms {
  const { productInfos: infos, minAcq, maxAcq } = product
  const multiple = thousandths(infos['QTY_MULT'])
  const first = thousandths(infos['WEIGHT_SELLING'])
  const step = thousandths(infos['STEP_SELLING'])
  const maximum = smallest(
    maxAcq === undefined ? undefined : thousandthsFromUnits(maxAcq),
    thousandths(infos['MAXACQ']),
  )
  return sellingTerms({
    sellingMode: sellingModeOf(product),
    ...(multiple !== undefined && { quantityMultiple: multiple }),
    minimumQuantity: thousandthsFromUnits(minAcq),
    maximumQuantity: maximum ?? null,
    ...(first !== undefined && { firstWeight: first }),
    ...(step !== undefined && { stepWeight: step }),
    quantityLocked: infos['QTY_LOCKED'] === 'true',
  })
}

/** A number of `productInfos`, which are all text; undefined when absent, unreadable or not above zero. */
export function thousandths(text: string | undefined): number | undefined {
  const units = Number(text ?? '')
  return Number.isFinite(units) && units > 0 ? thousandthsFromUnits(units) : undefined
}

function smallest(...limits: (number | undefined)[]): number | undefined {
  const known = limits.flatMap((limit) => (limit !== undefined && limit > 0 ? [limit] : []))
  return known.length === 0 ? undefined : Math.min(...known)
}
