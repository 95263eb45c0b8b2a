import type { ListView } from '@bottega/contract/lists/lists.ts'
import { useState, type ReactNode } from 'react'
import { ListsContext, listsStore } from './lists-store.ts'

/** Starts from the lists the server rendered with; all hearts share one copy. */
export function ListsProvider({ lists, children }: { lists: readonly ListView[]; children: ReactNode }) {
  const [store] = useState(() => listsStore(lists))
  return <ListsContext value={store}>{children}</ListsContext>
}
