import { withAddedBy } from '@bottega/rules/cart/added-by.ts'
import { chooseOptions, optionsKey } from '@bottega/rules/cart/options.ts'
import { withLineNote, withNoteOf } from '@bottega/rules/cart/line-note.ts'
import { welcomesAlternatives } from '@bottega/rules/cart/shopping-choices.ts'
import { promotionDeclined } from '@bottega/rules/promotions/promotion.ts'
import { enterManually } from '@bottega/rules/quantity/manual-entry.ts'
import { parseQuantity } from '@bottega/rules/quantity/parse-quantity.ts'
import type { MessageCode } from '@bottega/contract/codes.ts'
import type { Remark } from '@bottega/contract/envelope.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { MessageArguments } from '@bottega/contract/texts/text-of.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { CatalogProduct } from '../../catalog/catalog.products.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { canAllReplace, replacing } from './named-substitutes.ts'
import { type CartDraft, lineFor, nextLineId, putLine } from '../drafts/cart-draft.ts'
import { hasRoomFor } from '../cart-room.ts'
import type { CartLineRow } from '../cart.repository.ts'
import { lineObstacle } from '../price-loaded-cart.ts'
import { quantityText } from '../presenters/quantity-text.ts'

/**
 * A line a shopper asks to put in the cart. Prices and promotions are the shop's own; only the answer to a selectable
 * one counts.
 */
export interface AddRequest {
  productId: number
  /** Units as sent: pieces or kilograms. */
  quantity: unknown
  options: Readonly<Record<string, string>>
  /** The id of a selectable promotion, -1 for no, undefined when not asked. */
  promotionChoice: number | undefined
  acceptAlternatives: boolean | undefined
  /** All that may replace it; none says that anything like it may, undefined leaves the line as it was. */
  substitutes: readonly number[] | undefined
  /** The note to the picker on goods that come from another cart; a note of the line itself stands. */
  note?: string | undefined
  /** First name of the member of the household who brings it; undefined for the shopper. (decision 863) */
  addedBy?: string | undefined
  /** Whole packs are wanted. */
  wholePacks: boolean
  /** Wanted whatever the profile of the household has against it. */
  acceptDiet: boolean
}

interface Refusal {
  readonly ok: false
  readonly code: MessageCode
  readonly values: MessageArguments
}

export type Outcome = { readonly ok: true; readonly remarks: readonly Remark[] } | Refusal

const refusal = (code: MessageCode, values: MessageArguments = {}): Refusal => ({ ok: false, code, values })

/** The key of the options chosen for a product, or the refusal that names those nobody chose. */
export function keyOfAnswers(
  product: CatalogProduct,
  answers: Readonly<Record<string, string>>,
  language: Language,
): { readonly ok: true; readonly key: string } | Refusal {
  const options = chooseOptions(product.selectOptions, answers)
  if (options.ok) return { ok: true, key: optionsKey(options.chosen) }
  const name = textIn(language, product.name)
  return refusal('error.cart.optionRequired', { name, options: options.missing.join(', ') })
}

export interface Circumstances {
  language: Language
  now: Date
}

/** Adds to the line of the same product and options, or opens one. Limits over the whole cart are `settle`'s. */
export function addToDraft(draft: CartDraft, request: AddRequest, { language, now }: Circumstances): Outcome {
  const product = draft.cart.products.get(request.productId)
  if (product === undefined || product.listPriceCents === null) return refusal('error.product.notFound')
  const name = textIn(language, product.name)
  const added = parseQuantity(request.quantity)
  if (!added.ok) return refusal('error.cart.quantityInvalid', { name })
  const options = keyOfAnswers(product, request.options, language)
  if (!options.ok) return options
  const { key } = options
  const line = lineFor(draft, request.productId, key)
  const wanted = (line?.quantity ?? 0) + added.quantity
  const goods = { productId: request.productId, optionsKey: key, quantity: wanted }
  if (lineObstacle(draft.cart, goods, now) !== null) return refusal('error.product.notAvailable', { name })
  const entered = enterQuantity(wanted, product, request.wholePacks, language)
  if (!entered.ok) return refusal(entered.code, entered.values)
  const accepts = request.acceptAlternatives ?? line?.acceptAlternatives ?? welcomesAlternatives(draft.cart.infos)
  const noted = withNoteOf(line?.infos ?? {}, withLineNote({}, request.note ?? ''))
  const after: CartLineRow = {
    lineId: line?.lineId ?? nextLineId(draft),
    productId: request.productId,
    optionsKey: key,
    isPackage: line?.isPackage ?? false,
    quantity: entered.quantity,
    promotionChoice: choiceOf(request, product) ?? line?.promotionChoice ?? null,
    ...replacing(withAddedBy(noted, request.addedBy), accepts, request),
  }
  if (!canAllReplace(draft.cart, product, request.substitutes ?? []))
    return refusal('error.cart.cannotReplace', { name })
  if (!hasRoomFor(draft, after)) return refusal('error.cart.quantityInvalid', { name })
  putLine(draft, after)
  return { ok: true, remarks: entered.remarks }
}

/** Only an answer to the promotion the product really has is one. */
function choiceOf({ promotionChoice }: AddRequest, { promotion }: CatalogProduct): number | undefined {
  const isKnown = promotion?.rule.selectable === true && promotion.row.promotionId === promotionChoice
  return promotionChoice === promotionDeclined || isKnown ? promotionChoice : undefined
}

export type EnteredQuantity =
  | { readonly ok: true; readonly quantity: Thousandths; readonly remarks: readonly Remark[] }
  | { readonly ok: false; readonly code: MessageCode; readonly values: MessageArguments }

/** A quantity as the product allows it; what was made of it is said in a remark. (Shopping core, section 5) */
export function enterQuantity(
  wanted: Thousandths,
  product: CatalogProduct,
  wholePacks: boolean,
  language: Language,
): EnteredQuantity {
  const { terms } = product
  const name = textIn(language, product.name)
  const text = (quantity: Thousandths) => quantityText(quantity, terms.sellingMode, language)
  const entry = enterManually(wanted, wholePacks ? { ...terms, quantityLocked: true } : terms)
  switch (entry.outcome) {
    case 'ok':
      return { ok: true, quantity: entry.quantity, remarks: [] }
    case 'rounded': {
      const remark: Remark = { code: 'warning.cart.quantityRounded', values: { name, quantity: text(entry.quantity) } }
      return { ok: true, quantity: entry.quantity, remarks: [remark] }
    }
    case 'limited': {
      const remark: Remark = { code: 'warning.cart.quantityLimited', values: { name, maximum: text(entry.maximum) } }
      return { ok: true, quantity: entry.quantity, remarks: [remark] }
    }
    case 'below-minimum':
      return { ok: false, code: 'errors.minAcq', values: { name, minimum: text(entry.minimum) } }
    case 'not-whole':
      return { ok: false, code: 'error.cart.quantityInvalid', values: { name } }
    default:
      return entry satisfies never
  }
}
