import { listsAddProducts, listsDeleteProducts, listsList } from '@bottega/contract/lists/calls.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { answerOrNotify, asRefusal } from '../../lib/api/refusals.ts'
import { localeOfPage } from '../../lib/visit/setting-of-page.ts'
import { notifications } from '../../lib/notices/notifications.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { listsWords } from './words/lists.ts'
import type { ListsStore } from './lists-store.ts'
import type { LikedProduct } from './pending-heart.ts'

type Change = (productIds: readonly number[], productId: number) => readonly number[]

const onTop: Change = (ids, productId) => [productId, ...ids.filter((id) => id !== productId)]
const without: Change = (ids, productId) => ids.filter((id) => id !== productId)

/**
 * Puts a product on a list: shown at once, reverted with the reason when the shop refuses. Where the shopper did not
 * choose the list, the message offers `another`.
 */
export function addToList(
  store: ListsStore,
  product: LikedProduct,
  listId: number,
  another?: () => void,
): Promise<void> {
  const body = { wishlistId: listId, items: [{ productId: product.productId }] }
  const send = () => browserApi().call(listsAddProducts, { body })
  return change(store, product, listId, { shown: onTop, send, done: 'productAddToList', another })
}

export function takeOffList(store: ListsStore, product: LikedProduct, listId: number): Promise<void> {
  const body = { wishlistId: listId, items: [{ productId: product.productId }] }
  const send = () => browserApi().call(listsDeleteProducts, { body })
  return change(store, product, listId, { shown: without, send, done: 'productTakenOff' })
}

interface ListChange {
  shown: Change
  send: () => Promise<{ data: { list: ListView } }>
  done: 'productAddToList' | 'productTakenOff'
  another?: (() => void) | undefined
}

async function change(store: ListsStore, { productId, name }: LikedProduct, listId: number, how: ListChange) {
  const { shown, send, done, another } = how
  replaceList(store, listId, (list) => ({ ...list, productIds: [...shown(list.productIds, productId)] }))
  const answer = await answerOrNotify(send())
  if (answer === undefined) return refreshLists(store)
  const { list } = answer.data
  replaceList(store, listId, () => list)
  const text = textOf(done, { name, list: list.name })
  const about = `list ${listId} ${productId}`
  const undo = { label: undoLabel(), undoes: true, run: () => void addToList(store, { productId, name }, listId) }
  const action = done === 'productTakenOff' ? undo : another && { label: anotherLabel(), run: another }
  return notifications.notify('success', text, { about, ...(action !== undefined && { action }) })
}

function replaceList(store: ListsStore, listId: number, by: (list: ListView) => ListView): void {
  store.set(store.get().lists.map((list) => (list.listId === listId ? by(list) : list)))
}

/** Reads the lists again: another tab or a refusal may have left this copy out of date. */
export async function refreshLists(store: ListsStore): Promise<void> {
  try {
    store.set((await browserApi().call(listsList)).data.lists)
  } catch (error) {
    // The copy stays until the next page; the refusal before this call was notified.
    asRefusal(error)
  }
}

function undoLabel(): string {
  const locale = localeOfPage()
  return translatorOf(commonWords, locale)('undo')
}

const anotherLabel = () => translatorOf(listsWords, localeOfPage())('chooser.another')

/** Outside of a component: the dialog is closed by the time the shop answers. */
function textOf(key: 'productAddToList' | 'productTakenOff', values: { name: string; list: string }): string {
  const locale = localeOfPage()
  return translatorOf(listsWords, locale)(key, values)
}
