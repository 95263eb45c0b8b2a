import type { UserView } from '@bottega/contract/envelope.ts'
import type { Ask } from '../../../lib/questions/ask.ts'
import type { AddChoices } from '../../cart-store/cart-store.ts'
import type { SoldProduct } from '../../cart-store/selling.ts'
import { chooseGiftCode } from '../../vouchers/choose-gift-code.tsx'

/** The questions of somebody with a profile of food or with vouchers, in this order. Undefined is a no to the first. */
export async function askOwn(ask: Ask, product: SoldProduct, user: UserView): Promise<AddChoices | undefined> {
  const { dietVersion, giftCertificatesReceived } = user
  const diet =
    dietVersion === undefined ? {} : await (await import('../../diet/parts.ts')).askDiet(ask, product, dietVersion)
  if (diet === undefined || giftCertificatesReceived === 0) return diet
  const giftCode = await chooseGiftCode(ask, product)
  return giftCode && { ...giftCode, ...diet }
}
