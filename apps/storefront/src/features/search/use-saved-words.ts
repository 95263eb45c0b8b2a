import { useSyncExternalStore } from 'react'
import { externalStore } from '../../lib/external-store.ts'
import { forgetWord, freshWords, readWords, rememberWord, type SavedWord } from './saved-words.ts'

/** Searched words stay in the browser. (Shopping core, section 9: persistence) */
const key = 'searched_words'

const words = externalStore<readonly SavedWord[] | undefined>(undefined)
const none: readonly SavedWord[] = []

function current(): readonly SavedWord[] {
  const known = words.get()
  if (known) return known
  const read = freshWords(readWords(localStorage.getItem(key)), Date.now())
  words.set(read)
  return read
}

function keep(next: readonly SavedWord[]) {
  localStorage.setItem(key, JSON.stringify(next))
  words.set(next)
}

export const savedWords = {
  remember: (name: string) => keep(rememberWord(current(), name, Date.now())),
  forget: (name: string) => keep(forgetWord(current(), name)),
}

/** The words this browser was asked for; none while the page is still the server's. */
export function useSavedWords(): readonly SavedWord[] {
  return useSyncExternalStore(words.subscribe, current, () => none)
}
