/** Words inside a name that stay small: "Via della Spiga". */
const small = new Set(
  'a ai al alla alle allo agli da dai dal dalla dalle de degli dei del della delle dello di e ed in la le lo il sul sulla su und an am der die das von zu zur im'.split(
    ' ',
  ),
)

const romanNumber = /^(?=[ivx]{2,}$)x{0,3}(?:ix|iv|v?i{0,3})$/

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('it') + word.slice(1)

/** A new word begins behind an apostrophe or a hyphen: "dell'Orso", "Reggio-Emilia". */
function properWord(word: string, isFirst: boolean): string {
  if (romanNumber.test(word)) return word.toLocaleUpperCase('it')
  if (!isFirst && small.has(word)) return word
  const [head = '', ...rest] = word.split(/(?<=['’-])/)
  const isArticle = !isFirst && rest.length > 0 && /^(?:[dl]|dell|nell|all|sull|dall)['’]$/.test(head)
  return [isArticle ? head : capital(head), ...rest.map(capital)].join('')
}

/**
 * The name of a street or town as it is written: one typed in small or capital letters throughout gets them where they
 * belong, any other keeps its own but begins with a capital.
 */
export function properCase(text: string): string {
  const lower = text.toLocaleLowerCase('it')
  if (text !== lower && text !== text.toLocaleUpperCase('it')) return capital(text)
  return lower
    .split(' ')
    .map((word, index) => properWord(word, index === 0))
    .join(' ')
}
