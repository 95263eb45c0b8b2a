/** Letters shown of a name where there is room for no more. (Shopping core, section 9) */
const defaultLength = 30

/** The beginning of a text with an ellipsis, when it is longer than `length` code points. */
export function truncate(text: string, length = defaultLength): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}
