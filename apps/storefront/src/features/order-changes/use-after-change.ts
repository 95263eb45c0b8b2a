import { cartView } from '@bottega/contract/cart/calls.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { notifications } from '../../lib/notices/notifications.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { changesWords } from './words/changes.ts'

/**
 * Return from the provider after a change of an order: goes to the changed order, or to the changes not yet confirmed.
 */
export function useAfterChange() {
  const t = useTranslations(changesWords, 'result')
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const stay = useStay()
  return useCallback(
    async (orderId: number, kind: 'changed' | 'unchanged') => {
      const isStillHere = stay()
      await perform((api) => api.call(cartView, { query: { show_sectors: true } }))
      const isChanged = kind === 'changed'
      const text = t(isChanged ? 'changed' : 'refused', { orderId: String(orderId) })
      notifications.notify(isChanged ? 'success' : 'error', text)
      if (!isStillHere()) return
      await navigate(isChanged ? paths.order(orderId) : paths.orderChanges(orderId), { replace: true })
    },
    [navigate, perform, stay, t],
  )
}
