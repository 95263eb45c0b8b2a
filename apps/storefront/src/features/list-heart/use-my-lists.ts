import type { ListView } from '@bottega/contract/lists/lists.ts'
import { useEffect } from 'react'
import { useLists, useListsStore } from './lists-store.ts'

/** The lists of the page's copy, updated with the loader data: another tab or device may have changed them. */
export function useMyLists(loaded: readonly ListView[]): readonly ListView[] {
  const store = useListsStore()
  useEffect(() => store.set(loaded), [store, loaded])
  return useLists(({ lists }) => lists)
}
