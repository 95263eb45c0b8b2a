import { useEffect } from 'react'
import { savedWords } from './use-saved-words.ts'

/** Keeps the words of a search that found something, once for each time it is made. */
export function RememberSearch({ words }: { words: string }) {
  useEffect(() => savedWords.remember(words), [words])
  return null
}
