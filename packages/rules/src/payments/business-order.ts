import { hasAsciiSpelling, inAscii } from '../text/latin-letters.ts'

/** The texts a business may have printed with its orders: its own number of the order, and the cost centre. */
export const businessOrderFields = ['order_reference', 'cost_centre'] as const

/** Characters of a reference or cost centre, as the electronic invoice takes them. */
export const businessFieldMaximum = 20

/** True when a reference or cost centre has room on the electronic invoice whole, in the letters the invoice takes. */
export const fitsInvoice = (value: string): boolean =>
  hasAsciiSpelling(value) && inAscii(value).length <= businessFieldMaximum

/** The texts a business wrote on an order, each where there is one. */
export interface BusinessTexts {
  readonly orderReference?: string
  readonly costCentre?: string
}

export function businessTexts(infos: Readonly<Record<string, string | undefined>>): BusinessTexts {
  const [orderReference = '', costCentre = ''] = businessOrderFields.map((field) => infos[field]?.trim())
  return { ...(orderReference !== '' && { orderReference }), ...(costCentre !== '' && { costCentre }) }
}
