import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { useState } from 'react'
import { useAsk } from '../../lib/questions/ask.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { itemsOf } from '../cart-store/cart-line.ts'
import { LineChooser } from './LineChooser.tsx'
import { useVouchers } from './use-vouchers.ts'
import { vouchersWords } from './words/vouchers.ts'

/** Applies a voucher the customer holds to the order, or to a line: where several qualify, the customer chooses one. */
export function useLayVoucher({ giftCode, name, giftAdjustmentType, cartItems }: MyVoucherView) {
  const t = useTranslations(vouchersWords)
  const ask = useAsk()
  const { cart } = useShopper()
  const { busy, use, remove } = useVouchers()
  const [refused, setRefused] = useState<string>()
  const { onLine } = giftAdjustmentType
  const lines = itemsOf(cart).filter(({ itemId }) => cartItems.includes(itemId))

  async function lay() {
    setRefused(undefined)
    const [first] = lines
    let itemId = first?.itemId
    if (lines.length > 1) {
      itemId = await ask<number | undefined>((answer) => <LineChooser name={name} lines={lines} onAnswer={answer} />)
      if (itemId === undefined) return undefined
    }
    return answered(await use(giftCode, onLine ? itemId : undefined))
  }

  /** Off the line it is on, or off the order. */
  async function takeOff(itemId: number | undefined) {
    setRefused(undefined)
    return answered(await remove(giftCode, itemId))
  }

  function answered(outcome: Awaited<ReturnType<typeof use>>) {
    if (typeof outcome === 'object') setRefused(outcome.why ?? t('mine.failed'))
    return outcome
  }

  return { busy: busy !== undefined, hasPlace: !onLine || lines.length > 0, refused, lay, takeOff }
}
