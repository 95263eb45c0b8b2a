import type { UserView } from '@bottega/contract/envelope.ts'
import type { Ask } from '../../lib/questions/ask.ts'
import type { AddChoices } from '../cart-store/cart-store.ts'
import { chooseGiftCode } from '../vouchers/choose-gift-code.tsx'
import { askDiet } from './ask-diet.tsx'

/** The questions of somebody with a profile of food or with vouchers, in this order. Undefined is a no to the first. */
export async function askOwn(
  ask: Ask,
  product: { productId: number; name: string },
  { dietVersion, giftCertificatesReceived }: UserView,
): Promise<AddChoices | undefined> {
  const diet = dietVersion === undefined ? {} : await askDiet(ask, product, dietVersion)
  if (diet === undefined || giftCertificatesReceived === 0) return diet
  const giftCode = await chooseGiftCode(ask, product)
  return giftCode && { ...giftCode, ...diet }
}
