/** The most lines of a shopping list, because the shop is called once for each. */
const mostWords = 20
const longestWord = 80

export interface FastList {
  readonly words: readonly string[]
  /** Lines after the twentieth, which are not searched for. */
  readonly dropped: readonly string[]
}

/**
 * The words of a shopping list as typed: one a line, or separated by commas; each once, ignoring case. The comma of
 * "1,5 litri" separates nothing.
 */
export function readFastList(text: string): FastList {
  const typed = text
    .split(/[\n;]+|(?<!\d),|,(?!\d)/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' ').slice(0, longestWord))
    .filter(Boolean)
  const seen = new Set<string>()
  const words = typed.filter((word) => {
    const known = seen.has(word.toLowerCase())
    seen.add(word.toLowerCase())
    return !known
  })
  return { words: words.slice(0, mostWords), dropped: words.slice(mostWords) }
}
