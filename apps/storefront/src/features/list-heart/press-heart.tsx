import { lazy } from 'react'
import type { Ask } from '../../lib/questions/ask.ts'
import { isSignedIn, type ShopperStore } from '../../lib/visit/shopper.ts'
import type { DialogOutcome } from '../checkout-flow/flow-steps.ts'
import { addToList, takeOffList } from './change-list.ts'
import type { ListChoice } from './ListChooser.tsx'
import { isForHearts, type ListsStore } from './lists-store.ts'
import { storePendingHeart, type LikedProduct } from './pending-heart.ts'
import { removeList } from './remove-list.tsx'

const LoginDialog = lazy(() => import('../auth/login/LoginDialog.tsx').then((m) => ({ default: m.LoginDialog })))
const ListChooser = lazy(() => import('./ListChooser.tsx').then((m) => ({ default: m.ListChooser })))

interface HeartParts {
  ask: Ask
  lists: ListsStore
  shopper: ShopperStore
}

/**
 * A liked product leaves the one list it is on at once, another goes on the selected list; otherwise the lists are
 * shown to choose from. Anonymous visitors are asked to sign in, which reloads the page and continues here.
 */
export async function pressHeart(parts: HeartParts, product: LikedProduct): Promise<void> {
  const { ask, lists, shopper } = parts
  if (!isSignedIn(shopper.get().user)) return signInFirst(ask, product)
  const holding = listsWith(lists, product)
  const [only] = holding
  if (only !== undefined && holding.length === 1) return takeOffList(lists, product, only.listId)
  const selected = lists.get().lists.find((list) => list.selected && isForHearts(list))
  if (only !== undefined || selected === undefined) return chooseList(parts, product)
  return addToList(lists, product, selected.listId, () => void chooseList(parts, product))
}

const listsWith = (lists: ListsStore, { productId }: LikedProduct) =>
  lists.get().lists.filter((list) => isForHearts(list) && list.productIds.includes(productId))

/** Lets the customer choose, or remove a list first; then the lists are shown again. */
async function chooseList(parts: HeartParts, product: LikedProduct): Promise<void> {
  const { ask, lists } = parts
  const choice = await ask<ListChoice | undefined>((answer) => (
    <ListChooser product={product} store={lists} onAnswer={answer} />
  ))
  if (choice === undefined) return undefined
  if ('remove' in choice) {
    await removeList({ ask, store: lists }, choice.remove)
    return chooseList(parts, product)
  }
  const isOnIt = listsWith(lists, product).some(({ listId }) => listId === choice.listId)
  return isOnIt ? takeOffList(lists, product, choice.listId) : addToList(lists, product, choice.listId)
}

async function signInFirst(ask: Ask, product: LikedProduct): Promise<void> {
  const outcome = await ask<DialogOutcome>((answer) => (
    <LoginDialog onOutcome={answer} onLeave={() => storePendingHeart(product)} />
  ))
  if (outcome.kind !== 'done') return
  storePendingHeart(product)
  window.location.reload()
}
