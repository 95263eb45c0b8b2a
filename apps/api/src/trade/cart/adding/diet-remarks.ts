import type { Remark } from '@bottega/contract/envelope.ts'
import { findingsToAsk } from '@bottega/rules/diet/diet-findings.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { reasonsText, withheldText } from '../../diet/diet-words.ts'
import type { LoadedCart } from '../load-cart.ts'
import type { Guarded } from '../open-cart.ts'

const unreadable: Remark = { code: 'warning.diet.unreadable' }

interface Goods {
  productId: number
  /** With everything there is against them. */
  text: string
  /** Somebody of the household may fall ill of them. */
  needsYes: boolean
}

const about = (code: 'warning.diet.added' | 'warning.diet.leftOut', goods: readonly Goods[]): Remark[] =>
  goods.length === 0 ? [] : [{ code, values: { reasons: reasonsOf(goods) } }]
const reasonsOf = (goods: readonly Goods[]) => goods.map(({ text }) => text).join('; ')

/**
 * The goods that are being added and have something against them; `cart` is as it was before. More on a line that is in
 * the cart already says nothing new. A profile that cannot be read says so, and nothing of the goods.
 */
function judged(
  { diet, language }: Guarded,
  cart: LoadedCart,
  productIds: readonly number[],
): { against: readonly Goods[]; remarks: readonly Remark[] } {
  if (diet === undefined || productIds.length === 0) return { against: [], remarks: [] }
  if (!diet.isReadable) return { against: [], remarks: [unreadable] }
  const inCart = new Set(cart.lines.map(({ productId }) => productId))
  const against = [...new Set(productIds)].flatMap((productId) => {
    const findings = inCart.has(productId) ? [] : diet.findingsOf(productId)
    const name = textIn(language, cart.products.get(productId)?.name ?? { it: '' })
    if (findings.length === 0) return []
    // Staff who act for a customer learn that something is against it, and not of whose health it tells.
    const text = diet.isWithheld ? withheldText(name, language) : reasonsText(name, findings, language)
    return { productId, text, needsYes: findingsToAsk(findings).length > 0 }
  })
  return { against, remarks: [] }
}

/**
 * The profile of the shopper's household about goods they chose. Throws `error.diet.ask` with everything there is
 * against those that need a yes and have none; the rest is said in a remark.
 */
export function askedOrWarned(
  shopper: Guarded,
  cart: LoadedCart,
  requests: readonly { productId: number; acceptDiet: boolean }[],
): readonly Remark[] {
  const wanted = requests.map(({ productId }) => productId)
  const { against, remarks } = judged(shopper, cart, wanted)
  const accepted = new Set(requests.flatMap(({ productId, acceptDiet }) => (acceptDiet ? productId : [])))
  const toAsk = against.filter(({ productId, needsYes }) => needsYes && !accepted.has(productId))
  if (toAsk.length > 0) throw new ShopError('error.diet.ask', { reasons: reasonsOf(toAsk) })
  const told = against.filter(({ needsYes }) => !needsYes)
  return [...remarks, ...about('warning.diet.added', told)]
}

/**
 * The same for products that are named to replace others: those that need a yes are asked about. They are in no cart,
 * so that there is nothing to say of the rest.
 */
export const askedAboutNamed = (...asked: Parameters<typeof askedOrWarned>): readonly Remark[] =>
  askedOrWarned(...asked).filter(({ code }) => code === unreadable.code)

/** The same where many goods come at once, from a list or a past order: those that need a yes stay out and are named. */
export function leftOutForDiet(
  shopper: Guarded,
  cart: LoadedCart,
  productIds: readonly number[],
): { readonly leftOut: ReadonlySet<number>; readonly remarks: readonly Remark[] } {
  const { against, remarks } = judged(shopper, cart, productIds)
  const [left, told] = [against.filter(({ needsYes }) => needsYes), against.filter(({ needsYes }) => !needsYes)]
  return {
    leftOut: new Set(left.map(({ productId }) => productId)),
    remarks: [...remarks, ...about('warning.diet.leftOut', left), ...about('warning.diet.added', told)],
  }
}

/**
 * The goods a profile asks about, for who puts them in the cart of somebody who is not there: all of them where the
 * profile cannot be read. Nothing is said of why. (decision 863)
 */
export function toAskAbout(shopper: Guarded, cart: LoadedCart, productIds: readonly number[]): ReadonlySet<number> {
  if (shopper.diet?.isReadable === false) return new Set(productIds)
  const { against } = judged(shopper, cart, productIds)
  return new Set(against.flatMap(({ productId, needsYes }) => (needsYes ? [productId] : [])))
}

/** Goods that somebody who has just signed in brings along: named, whatever there is against them. */
export function broughtAgainstDiet(
  shopper: Guarded,
  cart: LoadedCart,
  productIds: readonly number[],
): readonly Remark[] {
  const { against, remarks } = judged(shopper, cart, productIds)
  return [...remarks, ...about('warning.diet.added', against)]
}

/**
 * The same for staff who put goods in a placed order, whose customer is not there to answer: anything against them but a
 * dislike, and a profile that cannot be read, takes a yes that the customer gave. Throws `error.desk.notSuitable`, with
 * the names of the goods and nothing of the profile.
 */
export function refuseUnlessSuitable(
  { diet, language }: Guarded,
  cart: LoadedCart,
  productIds: readonly number[],
): void {
  if (diet === undefined) return
  const inOrder = new Set(cart.lines.map(({ productId }) => productId))
  const against = [...new Set(productIds)].filter(
    (productId) =>
      !inOrder.has(productId) &&
      (!diet.isReadable || diet.findingsOf(productId).some(({ kind }) => kind !== 'dislike')),
  )
  if (against.length === 0) return
  const names = against.map((productId) => textIn(language, cart.products.get(productId)?.name ?? { it: '' }))
  throw new ShopError('error.desk.notSuitable', { names: names.join(', ') })
}
