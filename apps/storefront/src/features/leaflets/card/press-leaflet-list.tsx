import { listsAddLeafletProducts } from '@bottega/contract/lists/calls.ts'
import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { lazy } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { notifications } from '../../../lib/notices/notifications.ts'
import type { Ask } from '../../../lib/questions/ask.ts'
import { localeOfPage } from '../../../lib/visit/setting-of-page.ts'
import { isSignedIn, type ShopperStore } from '../../../lib/visit/shopper.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import type { DialogOutcome } from '../../checkout-flow/flow-steps.ts'
import { takeOffList } from '../../list-heart/change-list.ts'
import { listWith, type ListsStore } from '../../list-heart/lists-store.ts'
import type { LeafletProduct } from '../load-leaflets.ts'
import { leafletsWords } from '../words/leaflets.ts'

const LoginDialog = lazy(() =>
  import('../../auth/login/LoginDialog.tsx').then((module) => ({ default: module.LoginDialog })),
)

/**
 * Puts a product on the customer's list of this leaflet, which the shop makes with the first one; takes off what is on
 * it. An anonymous visitor signs in first; the page then shows what is theirs. (decision 0241)
 */
export async function pressLeafletList(
  { ask, shopper, lists }: { ask: Ask; shopper: ShopperStore; lists: ListsStore },
  { leafletId, title }: Pick<LeafletView, 'leafletId' | 'title'>,
  { productId, leafletName: name }: LeafletProduct,
): Promise<void> {
  const holding = listWith(lists.get().lists, leafletId, productId)
  if (holding !== undefined) return takeOffList(lists, { productId, name }, holding.listId)
  const wasSignedIn = isSignedIn(shopper.get().user)
  if (!wasSignedIn) {
    const outcome = await ask<DialogOutcome>((answer) => <LoginDialog onOutcome={answer} />)
    if (outcome.kind !== 'done') return
  }
  const body = { leafletId, name: title, items: [{ productId }] }
  const answer = await answerOrNotify(browserApi().call(listsAddLeafletProducts, { body }))
  if (!wasSignedIn) return window.location.reload()
  if (answer === undefined) return
  const { list } = answer.data
  lists.set([...lists.get().lists.filter(({ listId }) => listId !== list.listId), list])
  const t = translatorOf(leafletsWords, localeOfPage())
  notifications.notify('success', t('added', { name, list: list.name }), {
    about: `list ${list.listId} ${productId}`,
  })
}
