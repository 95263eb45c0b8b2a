import { useSyncExternalStore } from 'react'
import { externalStore } from '../../../lib/storage/external-store.ts'
import { writeStored, readStored } from '../../../lib/storage/stored.ts'
import { usualDayWordsSaved } from '../../../lib/visit/page-setting.ts'
import { settingOfPage } from '../../../lib/visit/setting-of-page.ts'
import { forgetWord, freshWords, readWords, rememberWord, type SavedWord } from './saved-words.ts'

const words = externalStore<readonly SavedWord[] | undefined>(undefined)
const none: readonly SavedWord[] = []

function current(): readonly SavedWord[] {
  const known = words.get()
  if (known) return known
  const read = freshWords(readWords(readStored('searched_words')), time())
  words.set(read)
  return read
}

const time = () => ({ now: Date.now(), dayWordsSaved: settingOfPage().dayWordsSaved ?? usualDayWordsSaved })

/** Searched words stay in the browser. (Shopping core, section 9: persistence) */
function remember(next: readonly SavedWord[]) {
  writeStored('searched_words', next)
  words.set(next)
}

export const savedWords = {
  remember: (name: string) => remember(rememberWord(current(), name, time())),
  forget: (name: string) => remember(forgetWord(current(), name)),
}

/** The words searched in this browser; none during server rendering and hydration. */
export function useSavedWords(): readonly SavedWord[] {
  return useSyncExternalStore(words.subscribe, current, () => none)
}
