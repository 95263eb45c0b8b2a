import type { ListView } from '@bottega/contract/lists/lists.ts'
import { createContext, useSyncExternalStore } from 'react'
import { useProvided } from '../../lib/hooks/use-provided.ts'
import { externalStore, type ExternalStore } from '../../lib/storage/external-store.ts'

interface ListsState {
  readonly lists: readonly ListView[]
  /** All products on the lists of hearts: what the hearts show, so that none of them makes a call. */
  readonly favourites: ReadonlySet<number>
}

/** The page's only copy of the customer's lists; every change of a list hands the new ones to `set`. */
export interface ListsStore extends Pick<ExternalStore<ListsState>, 'get' | 'subscribe'> {
  set: (lists: readonly ListView[]) => void
}

export const isEditable = ({ sharingData }: Pick<ListView, 'sharingData'>) => sharingData.grant !== 'READ'

/**
 * True for a list on which the heart puts products: one the customer may change, and none of a leaflet. (decision 0241)
 */
export const isForHearts = (list: Pick<ListView, 'sharingData' | 'leafletId'>) =>
  isEditable(list) && list.leafletId === undefined

/** Whether a product is on a list of the heart. */
export const isFavourite = (lists: readonly ListView[], productId: number) =>
  lists.some((list) => isForHearts(list) && list.productIds.includes(productId))

/** The customer's own list of a leaflet, where a product is on it. (decision 0241) */
export const listWith = (lists: readonly ListView[], leafletId: number, productId: number) =>
  lists.find(
    (list) => list.leafletId === leafletId && list.sharingData.grant === 'OWNER' && list.productIds.includes(productId),
  )

function stateOf(lists: readonly ListView[]): ListsState {
  return { lists, favourites: new Set(lists.filter(isForHearts).flatMap(({ productIds }) => productIds)) }
}

export function listsStore(initial: readonly ListView[]): ListsStore {
  const { get, subscribe, set } = externalStore(stateOf(initial))
  return { get, subscribe, set: (lists) => set(stateOf(lists)) }
}

export const ListsContext = createContext<ListsStore | undefined>(undefined)

export const useListsStore = (): ListsStore => useProvided(ListsContext)

/** One part of the copy; `select` returns a value or an object of the state itself. */
export function useLists<Part>(select: (state: ListsState) => Part): Part {
  const { get, subscribe } = useListsStore()
  const snapshot = () => select(get())
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
