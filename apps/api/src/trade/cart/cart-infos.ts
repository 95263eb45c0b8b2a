import { cartInfoKeys, cartLineInfoKeys } from '@bottega/contract/cart/cart.ts'
import { chosenSubstitutes, chosenSubstitutesKey, idsOfText } from '@bottega/rules/cart/chosen-substitutes.ts'
import { lineNoteKey, lineNoteMaximum, withLineNote } from '@bottega/rules/cart/line-note.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import {
  customWeight as parseCustomWeight,
  customWeightRange,
  readWeight,
} from '@bottega/rules/quantity/custom-weight.ts'
import { askedPiecesKey } from '@bottega/rules/quantity/asked-pieces.ts'
import { characters, orderNoteMaximum } from '@bottega/rules/validators/text.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { quantityText } from './presenters/quantity-text.ts'
import { businessFieldMaximum, businessOrderFields, fitsInvoice } from '@bottega/rules/payments/business-order.ts'
import { isBusiness } from '@bottega/rules/people/registration.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { CatalogProduct } from '../catalog/catalog.products.ts'
import { askedAboutNamed } from './adding/diet-remarks.ts'
import { canAllReplace, replacing } from './adding/named-substitutes.ts'
import { putLine, saveDraft } from './drafts/cart-draft.ts'
import { updateCart } from './cart-writes.repository.ts'
import type { CartLineRow } from './cart.repository.ts'
import { type ChangedCart, draftWith } from './cart.service.ts'
import { type LoadedCart, loadCart } from './load-cart.ts'
import { openCart, type CartShopper, type Guarded } from './open-cart.ts'
import { hasPackagingType } from './packaging.repository.ts'
import { productOf } from './price-loaded-cart.ts'

type AllowList = Readonly<Record<string, { pattern: RegExp }>>

function refuseUnlessAllowed(allowed: AllowList, key: string, value: string): void {
  const rule = Object.hasOwn(allowed, key) ? allowed[key] : undefined
  if (rule?.pattern.test(value) !== true) throw refusalOf(key, value)
}

/** The error of an answer that is refused. A mistake the shopper can put right has a text of its own. */
function refusalOf(key: string, value: string): ShopError {
  if (key === 'need_invoice') return new ShopError('error.cart.invoiceAnswer')
  if (key === 'order_note') {
    const length = characters(value)
    if (length <= orderNoteMaximum) return new ShopError('error.cart.noteCharacters')
    return new ShopError('error.order.noteTooLong', { maximum: orderNoteMaximum, length })
  }
  return new ShopError('error.cart.infoNotAllowed', {}, key)
}

/** One of the things a shopper may say about the whole cart. (Safety, 11) */
export async function setCartInfo(tx: Tx, shopper: CartShopper, key: string, value: string): Promise<ChangedCart> {
  refuseUnlessOfCustomer(shopper, key, value)
  refuseUnlessAllowed(cartInfoKeys, key, value)
  const cart = await openCart(tx, shopper)
  await refuseUnlessPossible(tx, cart, key, value)
  const infos = { ...cart.infos, [key]: value }
  await updateCart(tx, cart.cartId, { infos }, shopper.now)
  if (!changesWhatIsRead.has(key)) return { cart: { ...cart, infos, version: cart.version + 1 } }
  const changed = await loadCart(
    tx,
    { cartId: cart.cartId },
    {
      now: shopper.now,
      productCache: shopper.productCache,
      site: shopper.config.SITE,
    },
  )
  if (changed === undefined) throw new Error(`cart ${cart.cartId} is gone`)
  return { cart: changed }
}

/** A business always gets an invoice, and it alone says what it is for. */
function refuseUnlessOfCustomer({ user }: CartShopper, key: string, value: string): void {
  const isCompany = user !== undefined && isBusiness(user.customerType)
  if (isCompany && key === 'need_invoice' && value !== 'true') throw new ShopError('error.cart.invoiceFixed')
  if (!businessOrderFields.some((field) => field === key) || value === '') return
  if (!isCompany) throw new ShopError('error.cart.infoNotAllowed', {}, key)
  if (!fitsInvoice(value)) throw new ShopError('error.cart.businessField', { maximum: businessFieldMaximum }, key)
}

/** Infos that change what is read with the cart: other tables hold data about them, or prices depend on them. */
const changesWhatIsRead: ReadonlySet<string> = new Set(['packaging_type_id', 'forcedPreviewDate'])

async function refuseUnlessPossible(tx: Tx, cart: LoadedCart, key: string, value: string): Promise<void> {
  const isRefused =
    (key === 'packaging_type_id' &&
      !(await hasPackagingType(tx, Number(value), cart.service?.deliveryServiceId ?? null))) ||
    (key === 'forcedPreviewDate' && (!cart.mayPreview || !(value === '' || isShopDate(value))))
  if (isRefused) throw new ShopError('error.cart.infoNotAllowed', {}, key)
}

export interface LineInfos {
  lineId: number
  infos: Readonly<Record<string, string>>
}

/** Stores the infos a shopper may give about single lines. */
export async function setLineInfos(tx: Tx, shopper: Guarded, requests: readonly LineInfos[]): Promise<ChangedCart> {
  for (const { infos } of requests)
    for (const [key, value] of Object.entries(infos)) refuseUnlessAllowed(cartLineInfoKeys, key, value)
  const lineIds = requests.map(({ lineId }) => lineId)
  const named = requests.flatMap(({ infos }) => namedSubstitutes(infos) ?? [])
  const draft = await draftWith(tx, shopper, lineIds, named)
  for (const { lineId, infos } of requests) {
    const line = draft.lines.get(lineId)
    if (line !== undefined) putLine(draft, withInfos(line, infos, draft.cart, shopper.language))
  }
  const warnings = askedAboutNamed(
    shopper,
    draft.cart,
    requests.flatMap((request) => newlyNamed(draft.cart, request)),
  )
  return { cart: await saveDraft(tx, draft, shopper.now), warnings }
}

/** The products a request names to replace its line; undefined where it says nothing of them. */
export function namedSubstitutes(infos: Readonly<Record<string, string>>): readonly number[] | undefined {
  const named = infos[chosenSubstitutesKey]
  if (named === undefined) return undefined
  refuseUnlessAllowed(cartLineInfoKeys, chosenSubstitutesKey, named)
  return idsOfText(named)
}

/** Those the line did not name before, to be asked about like goods that are added. */
function newlyNamed({ lines }: LoadedCart, { lineId, infos }: LineInfos) {
  const before = chosenSubstitutes(lines.find((line) => line.lineId === lineId)?.infos ?? {})
  const acceptDiet = infos['accept_diet'] === 'true'
  const named = namedSubstitutes(infos) ?? []
  return named.filter((id) => !before.includes(id)).map((productId) => ({ productId, acceptDiet }))
}

function withInfos(
  line: CartLineRow,
  infos: Readonly<Record<string, string>>,
  cart: LoadedCart,
  language: Language,
): CartLineRow {
  const { accept_alternatives: alternatives, customWeight, custom_weight: underOtherName } = infos
  const product = productOf(cart, line)
  const substitutes = namedSubstitutes(infos)
  if (!canAllReplace(cart, product, substitutes ?? []))
    throw new ShopError('error.cart.cannotReplace', { name: textIn(language, product.name) })
  const weight = customWeight ?? underOtherName
  const accepts = alternatives === undefined ? line.acceptAlternatives : alternatives === 'true'
  const weighed = weight === undefined ? line.infos : withWeight(line.infos, weight, product, language)
  const note = infos[lineNoteKey]
  const noted = note === undefined ? weighed : withNote(weighed, note)
  const pieces = infos[askedPiecesKey]
  const others = pieces === undefined ? noted : withPieces(noted, pieces, product)
  return { ...line, ...replacing(others, accepts, { substitutes }) }
}

/** Only loose goods of which the shop knows what a piece weighs are asked for by the piece. */
function withPieces(
  { [askedPiecesKey]: _before, ...others }: CartLineRow['infos'],
  pieces: string,
  { terms, unitWeight }: CatalogProduct,
): CartLineRow['infos'] {
  if (pieces === '') return others
  if (terms.sellingMode !== 'loose' || unitWeight === null)
    throw new ShopError('error.cart.infoNotAllowed', {}, askedPiecesKey)
  return { ...others, [askedPiecesKey]: pieces }
}

function withNote(infos: CartLineRow['infos'], note: string): CartLineRow['infos'] {
  const noted = withLineNote(infos, note)
  const length = characters(noted[lineNoteKey] ?? '')
  if (length > lineNoteMaximum) throw new ShopError('error.cart.lineNoteTooLong', { maximum: lineNoteMaximum, length })
  return noted
}

/** Clients know the requested weight by either name, so it is stored under both. */
function withWeight(
  { customWeight: _weight, custom_weight: _same, ...others }: CartLineRow['infos'],
  weight: string,
  { terms, unitWeight }: CatalogProduct,
  language: Language,
): CartLineRow['infos'] {
  if (weight === '') return others
  if (readWeight(weight) === undefined) throw new ShopError('error.cart.weightUnreadable')
  const isOfPieces = terms.sellingMode !== 'loose' && unitWeight !== null
  if (isOfPieces && parseCustomWeight(weight, unitWeight) === undefined) {
    const percentOf = (percent: number) => quantityText((unitWeight * percent) / 100, 'loose', language)
    const { from, to } = customWeightRange
    throw new ShopError('error.cart.weightRange', { from: percentOf(from), to: percentOf(to) })
  }
  return { ...others, customWeight: weight, custom_weight: weight }
}
