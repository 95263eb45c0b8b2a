import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { useAsk } from '../../lib/questions/ask.ts'
import { storeForNextPage, takeFromLastPage } from '../../lib/storage/next-page.ts'
import { isSignedIn, useShopperStore } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import type { DialogOutcome } from '../checkout-flow/flow-steps.ts'
import { addWish, removeWish, useWishes } from './wishes-store.ts'
import styles from './WishButton.module.css'
import { wishWords } from './words/wish.ts'

const LoginDialog = lazy(() => import('../auth/login/LoginDialog.tsx').then((m) => ({ default: m.LoginDialog })))

/**
 * Asks to be told when the product is available again, or takes that back. Anonymous visitors are asked to sign in,
 * which reloads the page and continues here.
 */
export function WishButton({ product: { productId, name } }: { product: { productId: number; name: string } }) {
  const t = useTranslations(wishWords)
  const ask = useAsk()
  const shopper = useShopperStore()
  const view = useWishes()
  const [busy, setBusy] = useState(false)
  const wish = view?.wishes.find((one) => one.productId === productId && one.storeId === view.storeId)

  async function press() {
    if (!isSignedIn(shopper.get().user)) return signInFirst()
    setBusy(true)
    await (wish === undefined ? addWish(productId) : removeWish(wish.wishId))
    setBusy(false)
  }

  async function signInFirst() {
    const pending = () => storeForNextPage('pending_wish', { productId })
    const outcome = await ask<DialogOutcome>((answer) => <LoginDialog onOutcome={answer} onLeave={pending} />)
    if (outcome.kind !== 'done') return
    pending()
    window.location.reload()
  }

  const resume = useEffectEvent(async () => {
    const pending = takeFromLastPage<{ productId: number }>('pending_wish')
    if (pending !== undefined && isSignedIn(shopper.get().user)) await addWish(pending.productId)
  })
  useEffect(() => void resume(), [])

  return (
    <div className={styles.wish}>
      <Button
        variant={wish === undefined ? 'secondary' : 'quiet'}
        wide
        busy={busy}
        aria-label={t(wish === undefined ? 'tellNamed' : 'undoNamed', { name })}
        onClick={() => void press()}
      >
        {t(wish === undefined ? 'tell' : 'undo')}
      </Button>
      <output className={styles.note}>{t(wish === undefined ? 'once' : 'waiting')}</output>
    </div>
  )
}
