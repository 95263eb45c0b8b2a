import type { Localized } from '../text/language.ts'
import { type Cents, sumCents } from '../money/cents.ts'
import { type VatPart } from '../money/vat.ts'
import type { Thousandths } from '../quantity/selling-terms.ts'

export type DocumentKind = 'receipt' | 'invoice' | 'creditNote'

/** The documents that are numbered: those of sales, and the notes that goods are carried with. */
export type CountedKind = DocumentKind | 'transportNote'

export interface PostalAddress {
  readonly street: string
  readonly streetNumber: string
  readonly postalCode: string
  readonly city: string
  readonly province: string
}

/** The seller, as the law wants it on documents. */
export interface Seller extends PostalAddress {
  readonly name: string
  /** Eleven digits; empty where the shop has not been told, and then it makes out no invoices. */
  readonly vatNumber: string
  readonly fiscalCode?: string | undefined
  /** Tax regime of the tax agency's list; RF01 is the ordinary one. */
  readonly taxRegime?: string | undefined
  /** Entry in the register of companies. */
  readonly registerOffice?: string | undefined
  readonly registerNumber?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
  /** Certified mail. */
  readonly pec?: string | undefined
  /** As the register has it: `€ 50.000 i.v.`. */
  readonly shareCapital?: string | undefined
  /** For complaints: an address of mail or of a page. */
  readonly complaints?: string | undefined
  /** The body for settling disputes out of court. (Consumer code, article 141-sexies) */
  readonly adr?: { readonly name: string; readonly url: string } | undefined
  /** The single point of contact. (Regulation (EU) 2022/2065, articles 11 and 12) */
  readonly digitalServicesContact?: string | undefined
  /** How the data protection officer is reached, where there is one. (Regulation (EU) 2016/679, article 37) */
  readonly dpo?: string | undefined
  /** The account transfers go to; without one no document asks for a transfer. */
  readonly iban?: string | undefined
  /** The bank the account is at. */
  readonly bank?: string | undefined
}

/** The entry in the register of companies, as it is printed: `MI-1984312`. */
export const registerEntry = ({ registerOffice, registerNumber }: Seller): string | undefined =>
  registerOffice === undefined || registerNumber === undefined ? undefined : `${registerOffice}-${registerNumber}`

/** The recipient of a document. */
export interface Buyer extends PostalAddress {
  readonly name: string
  /** Two capital letters (ISO 3166); Italy where it is missing. */
  readonly country?: string | undefined
  readonly fiscalCode?: string | undefined
  readonly vatNumber?: string | undefined
  readonly sdiCode?: string | undefined
  readonly pec?: string | undefined
  /** Of public bodies: what identifies the tender, and the project. */
  readonly cig?: string | undefined
  readonly cup?: string | undefined
}

/** An amount between the prices of the lines and the total; negative when it takes off. */
export interface DocumentAmount {
  readonly text: Localized
  readonly cents: Cents
}

export interface DocumentLine {
  readonly text: Localized
  readonly detail?: Localized | undefined
  readonly quantity: Thousandths
  readonly unit: 'pz' | 'kg'
  /** Of goods sold by the piece and priced by weight: how many, thousandths; the quantity is their weight then. */
  readonly pieces?: Thousandths | undefined
  /** The ordered quantity, pieces or kilograms, where another was picked. */
  readonly quantityOrdered?: Thousandths | undefined
  readonly unitPriceCents: Cents
  /** Quantity at the unit price. */
  readonly grossCents: Cents
  readonly vatPercent: number
  /** First-stage infant formula: no part of what vouchers take off the order. */
  readonly takesNoVoucher?: true | undefined
  /** Promotions and vouchers of the line. */
  readonly adjustments: readonly DocumentAmount[]
}

/** A fee with its VAT, or an amount taken off the whole order, shared among the rates of the goods. */
export interface DocumentExtra extends DocumentAmount {
  readonly vatPercent: number | null
}

export interface DocumentOrder {
  readonly orderId: number
  readonly placedOn: string
  /** Day of the slot in which it was brought or collected. */
  readonly deliveredOn: string
  /** Not on documents that were issued before it was stored. */
  readonly deliveryServiceId?: number | undefined
  readonly service: Localized
  readonly place: string
  /** Of a business: its own number for the order, and who bears the cost. */
  readonly orderReference?: string | undefined
  readonly costCentre?: string | undefined
  /** The receipt of the goods. */
  readonly receiptName?: string | undefined
  readonly receiptOn?: string | undefined
}

/** The invoicing of the order of a receipt: by itself, or with the others of its month. */
export interface InvoiceRequest {
  readonly kind: 'single' | 'summary'
  /** Null where the customer gave no billing data. */
  readonly buyer: Buyer | null
  readonly paymentTypeId: number
}

/** Everything printed on a document, as it was when issued. */
export interface DocumentContent {
  readonly seller: Seller
  readonly store: PostalAddress & { readonly name: string; readonly phone?: string | undefined }
  /** Of invoices and credit notes; of receipts only the name is shown. */
  readonly buyer: Buyer
  readonly lotteryCode?: string | undefined
  readonly orders: readonly DocumentOrder[]
  readonly lines: readonly DocumentLine[]
  readonly extras: readonly DocumentExtra[]
  readonly vat: readonly VatPart[]
  readonly totalCents: Cents
  readonly payments: readonly DocumentAmount[]
  readonly points?: number | undefined
  /** Of receipts whose order gets an invoice; not printed. */
  readonly invoice?: InvoiceRequest | undefined
  /** Day until which a document on account is to be paid. */
  readonly dueOn?: string | undefined
  /** The buyer pays the net amount, and its VAT to the state. */
  readonly splitPayment?: true | undefined
  /** The document a credit note corrects, and the reason. */
  readonly corrects?: { readonly name: string; readonly issuedOn: string; readonly reason: string } | undefined
}

const letters: Readonly<Record<CountedKind, string>> = {
  receipt: 'R',
  invoice: 'F',
  creditNote: 'N',
  transportNote: 'T',
}

/** F1-2026-000012: kind, store or cooperative, year, number. At most twenty characters, as invoices allow. */
export function documentName(kind: CountedKind, seriesId: number, year: number, number: number): string {
  return `${letters[kind]}${seriesId}-${year}-${String(number).padStart(6, '0')}`
}

/** Public bodies are reached under a code of six characters; everybody else has seven. */
export const isPublicOffice = ({ sdiCode = '' }: Pick<Buyer, 'sdiCode'>): boolean => sdiCode.length === 6

/**
 * The amount the buyer pays the seller: without the VAT where the payment is split. (DPR 633 of 1972, article 17-ter)
 */
export const payableCents = ({
  totalCents,
  vat,
  splitPayment,
}: Pick<DocumentContent, 'totalCents' | 'vat' | 'splitPayment'>): Cents =>
  splitPayment === true ? sumCents(vat.map(({ netCents }) => netCents)) : totalCents
