/** The most lines of a shopping list, because the shop is called once for each. */
const mostWords = 20
const longestWord = 80

/** The words of a shopping list as typed: one a line, or separated by commas; each once, ignoring case. */
export function readFastList(text: string): readonly string[] {
  const words = text
    .split(/[\n,;]+/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' ').slice(0, longestWord))
    .filter(Boolean)
  const seen = new Set<string>()
  return words
    .filter((word) => {
      const known = seen.has(word.toLowerCase())
      seen.add(word.toLowerCase())
      return !known
    })
    .slice(0, mostWords)
}
