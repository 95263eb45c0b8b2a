import { useEffect } from 'react'
import { savedWords } from './use-saved-words.ts'

/** Stores the words of a search with results, once for each time it is made. */
export function RememberSearch({ words }: { words: string }) {
  useEffect(() => savedWords.remember(words), [words])
  return null
}
