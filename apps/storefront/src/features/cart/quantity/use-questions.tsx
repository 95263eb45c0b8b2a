import { promotionDeclined } from '@bottega/rules/cart/promotion.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { isUnusualQuantity } from '@bottega/rules/quantity/unusual-quantity.ts'
import { lazy } from 'react'
import { useAsk } from '../../../lib/questions/ask.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { lineKey, type CartLine } from '../../cart-store/cart-line.ts'
import type { AddChoices } from '../../cart-store/cart-store.ts'
import { cartWords } from '../../cart-store/words/cart.ts'
import { quantityWords } from '../words/quantity.ts'
import type { ChosenOptions } from './OptionFields.tsx'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf, sellingTermsOf, type SoldProduct } from '../../cart-store/selling.ts'

// Few products need a question, and few are taken out: the scripts of these dialogs load on demand.
const ConfirmDialog = lazy(() =>
  import('../../../lib/questions/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)
const OptionsDialog = lazy(() => import('./OptionsDialog.tsx').then((module) => ({ default: module.OptionsDialog })))
const UnusualAmountDialog = lazy(() =>
  import('./UnusualAmountDialog.tsx').then((module) => ({ default: module.UnusualAmountDialog })),
)
const PromotionDialog = lazy(() =>
  import('./PromotionDialog.tsx').then((module) => ({ default: module.PromotionDialog })),
)

interface PromotionAnswer {
  readonly choices: AddChoices
  readonly quantity: Thousandths
}

/** The questions about a line. An undefined answer means: cancelled, do nothing. */
export interface Questions {
  options: (product: SoldProduct) => Promise<ChosenOptions | undefined>
  /** Whether to use an offer that can be declined; to use one may take more pieces than were wanted. */
  promotion: (product: SoldProduct, quantity: Thousandths) => Promise<PromotionAnswer | undefined>
  /** Which of their vouchers to use for it; not asked without a voucher. */
  giftCode: (product: SoldProduct) => Promise<AddChoices | undefined>
  removal: (product: SoldProduct) => Promise<boolean>
  /** Whether such a quantity is intended; asked once for a line, and only above what a household buys. */
  amount: (line: CartLine, quantity: Thousandths) => Promise<boolean>
}

/** Lines with a confirmed unusual quantity, by key, for the life of the page. */
const meantLines = new Set<string>()

export function useQuestions(): Questions {
  const ask = useAsk()
  const t = useTranslations(quantityWords)
  const unit = useTranslations(cartWords, 'unit')
  const { locale } = usePageSetting()
  const shopper = useShopperStore()
  return {
    async options(product) {
      if (product.selectOptions.length === 0) return {}
      return ask<ChosenOptions | undefined>((answer) => <OptionsDialog product={product} onAnswer={answer} />)
    },

    async promotion(product, quantity) {
      const { warehousePromo } = product
      if (warehousePromo?.selectable !== true) return { choices: {}, quantity }
      const { quantityForOffer } = await import('../../cart-store/grouped-offer.ts')
      const enough = quantityForOffer(product, quantity)
      const adds = enough === quantity ? undefined : quantityText(enough, sellingModeOf(product), locale)
      const yes = await ask<boolean | undefined>((answer) => (
        <PromotionDialog promotion={warehousePromo} adds={adds} onAnswer={answer} />
      ))
      if (yes === undefined) return undefined
      if (!yes) return { choices: { promotionChoice: promotionDeclined }, quantity }
      return { choices: { promotionChoice: warehousePromo.warehousePromoId }, quantity: enough }
    },

    async giftCode(product) {
      if (shopper.get().user.giftCertificatesReceived === 0) return {}
      const { chooseGiftCode } = await import('../../vouchers/choose-gift-code.tsx')
      return chooseGiftCode(ask, product)
    },

    async amount(line, quantity) {
      const { product } = line
      const key = lineKey(line)
      if (meantLines.has(key) || !isUnusualQuantity(quantity, sellingTermsOf(product))) return true
      const mode = sellingModeOf(product)
      const number = quantityText(quantity, mode, locale)
      const amount = mode === 'loose' ? number : `${number} ${unit(mode)}`
      const meant = await ask<boolean>((answer) => (
        <UnusualAmountDialog name={product.name} amount={amount} onAnswer={answer} />
      ))
      if (meant) meantLines.add(key)
      return meant
    },

    removal: ({ name }) =>
      ask<boolean>((answer) => (
        <ConfirmDialog title={t('removeTitle', { name })} yes={t('removeYes')} no={t('removeNo')} onAnswer={answer} />
      )),
  }
}
