import { promotionDeclined } from '@bottega/rules/promotions/promotion.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { Ask } from '../../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import type { CartLine } from '../../cart-store/cart-line.ts'
import { quantityForOffer } from '../../cart-store/grouped-offer.ts'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf, type SoldProduct } from '../../cart-store/selling.ts'
import { cartWords } from '../../cart-store/words/cart.ts'
import { lineQuestionsWords } from '../words/line-questions.ts'
import type { ChosenOptions } from './OptionFields.tsx'
import { OptionsDialog } from './OptionsDialog.tsx'
import { PromotionDialog } from './PromotionDialog.tsx'
import type { PromotionAnswer } from './use-questions.tsx'
import { UnusualAmountDialog } from './UnusualAmountDialog.tsx'

export const askOptions = (ask: Ask, product: SoldProduct) =>
  ask<ChosenOptions | undefined>((answer) => <OptionsDialog product={product} onAnswer={answer} />)

export async function askPromotion(
  ask: Ask,
  product: SoldProduct,
  quantity: Thousandths,
): Promise<PromotionAnswer | undefined> {
  const { warehousePromo } = product
  if (warehousePromo === undefined) return { choices: {}, quantity }
  const enough = quantityForOffer(product, quantity)
  const yes = await ask<boolean | undefined>((answer) => (
    <PromotionDialog product={product} adds={enough === quantity ? undefined : enough} onAnswer={answer} />
  ))
  if (yes === undefined) return undefined
  if (!yes) return { choices: { promotionChoice: promotionDeclined }, quantity }
  return { choices: { promotionChoice: warehousePromo.warehousePromoId }, quantity: enough }
}

export const askAmount = (ask: Ask, { product }: CartLine, quantity: Thousandths) =>
  ask<boolean>((answer) => <AmountQuestion product={product} quantity={quantity} onAnswer={answer} />)

export const askRemoval = (ask: Ask, { name }: SoldProduct) =>
  ask<boolean>((answer) => <RemovalQuestion name={name} onAnswer={answer} />)

type Answered = { onAnswer: (yes: boolean) => void }

function AmountQuestion({ product, quantity, onAnswer }: { product: SoldProduct; quantity: Thousandths } & Answered) {
  const unit = useTranslations(cartWords, 'unit')
  const { locale } = usePageSetting()
  const mode = sellingModeOf(product)
  const number = quantityText(quantity, mode, locale)
  const amount = mode === 'loose' ? number : `${number} ${unit(mode)}`
  return <UnusualAmountDialog name={product.name} amount={amount} onAnswer={onAnswer} />
}

function RemovalQuestion({ name, onAnswer }: { name: string } & Answered) {
  const t = useTranslations(lineQuestionsWords, 'remove')
  return <ConfirmDialog title={t('title', { name })} yes={t('yes')} no={t('no')} onAnswer={onAnswer} />
}
