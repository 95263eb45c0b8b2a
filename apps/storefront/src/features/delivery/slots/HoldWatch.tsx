import { silence } from '@bottega/contract/silence.ts'
import { useEffect, useEffectEvent } from 'react'
import { notifications } from '../../../lib/notices/notifications.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { windowText } from '../../../lib/words/shop-day.ts'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { destinationWords } from '../../checkout-flow/words/destination.ts'

/** Tells when the hold of the slot runs out, on any page, and offers to choose again. */
export function HoldWatch({ expiresAt }: { expiresAt: string }) {
  const t = useTranslations(destinationWords)
  const { locale } = usePageSetting()
  const shopper = useShopperStore()
  const { chooseTime } = useCheckoutFlow()

  const expire = useEffectEvent(() => {
    const { cart, user } = shopper.get()
    const { timeslot } = cart
    if (timeslot?.holdExpiresAt !== expiresAt) return
    shopper.take({ response: silence, user, data: { ...cart, timeslot: { ...timeslot, holdExpired: true } } })
    const text = t('expiredNotice', { slot: windowText(timeslot.date, timeslot, locale) })
    const action = { label: t('chooseAgain'), run: () => void chooseTime() }
    notifications.notify('warning', text, { about: 'hold', action })
  })

  useEffect(() => {
    const timer = setTimeout(() => expire(), Date.parse(expiresAt) - Date.now())
    return () => clearTimeout(timer)
  }, [expiresAt])

  return null
}
