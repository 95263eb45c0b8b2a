import { lazy } from 'react'
import type { Ask } from '../../lib/questions/ask.ts'
import { isSignedIn, type ShopperStore } from '../../lib/visit/shopper.ts'
import type { DialogOutcome } from '../checkout-flow/flow-steps.ts'
import { addToList, takeOffList } from './change-list.ts'
import { isEditable, type ListsStore } from './lists-store.ts'
import { storePendingHeart, type LikedProduct } from './pending-heart.ts'

const LoginDialog = lazy(() => import('../auth/login/LoginDialog.tsx').then((m) => ({ default: m.LoginDialog })))
const ListChooser = lazy(() => import('./ListChooser.tsx').then((m) => ({ default: m.ListChooser })))

interface HeartParts {
  ask: Ask
  lists: ListsStore
  shopper: ShopperStore
}

/**
 * A liked product leaves the one list it is on at once; otherwise the lists are shown to choose from. Anonymous
 * visitors are asked to sign in, which reloads the page and continues here.
 */
export async function pressHeart({ ask, lists, shopper }: HeartParts, product: LikedProduct): Promise<void> {
  if (!isSignedIn(shopper.get().user)) return signInFirst(ask, product)
  const holding = lists.get().lists.filter((list) => isEditable(list) && list.productIds.includes(product.productId))
  const [only] = holding
  if (only !== undefined && holding.length === 1) return takeOffList(lists, product, only.listId)
  const chosen = await ask<number | undefined>((answer) => (
    <ListChooser product={product} store={lists} onAnswer={answer} />
  ))
  if (chosen === undefined) return
  const isOnIt = holding.some(({ listId }) => listId === chosen)
  await (isOnIt ? takeOffList : addToList)(lists, product, chosen)
}

async function signInFirst(ask: Ask, product: LikedProduct): Promise<void> {
  const outcome = await ask<DialogOutcome>((answer) => <LoginDialog onOutcome={answer} />)
  if (outcome.kind !== 'done') return
  storePendingHeart(product)
  window.location.reload()
}
