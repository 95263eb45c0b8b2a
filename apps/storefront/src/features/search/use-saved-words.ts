import { useSyncExternalStore } from 'react'
import { externalStore } from '../../lib/storage/external-store.ts'
import { writeStored, readStored } from '../../lib/storage/stored.ts'
import { forgetWord, freshWords, readWords, rememberWord, type SavedWord } from './saved-words.ts'

const words = externalStore<readonly SavedWord[] | undefined>(undefined)
const none: readonly SavedWord[] = []

function current(): readonly SavedWord[] {
  const known = words.get()
  if (known) return known
  const read = freshWords(readWords(readStored('searched_words')), Date.now())
  words.set(read)
  return read
}

/** Searched words stay in the browser. (Shopping core, section 9: persistence) */
function remember(next: readonly SavedWord[]) {
  writeStored('searched_words', next)
  words.set(next)
}

export const savedWords = {
  remember: (name: string) => remember(rememberWord(current(), name, Date.now())),
  forget: (name: string) => remember(forgetWord(current(), name)),
}

/** The words searched in this browser; none during server rendering and hydration. */
export function useSavedWords(): readonly SavedWord[] {
  return useSyncExternalStore(words.subscribe, current, () => none)
}
