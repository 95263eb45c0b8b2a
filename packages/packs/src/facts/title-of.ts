/** Words a label leaves out: the pack says them, or the shelf does. */
const spare = /\b(confezionat[oaie]|in vaschetta|in busta|sfus[oaie]|gi[àa] pront[oaie])\b/gi
const mostCharacters = 46

/** The product's name as short as a label prints it, without the brand's own words. */
export function titleOf(name: string, brand: string): string {
  const bare = name.replaceAll(/\([^)]*\)/g, ' ').replaceAll(spare, ' ')
  const plain = withoutBrand(bare, brand).replaceAll(/\s+/g, ' ').trim()
  const title = plain === '' ? name : plain
  const words = title.split(' ')
  while (words.join(' ').length > mostCharacters && words.length > 2) words.pop()
  const short = words.join(' ').slice(0, mostCharacters + 14)
  return short.replace(/[\s,;.]+$|\s(?:di|del|della|dei|con|e|in|al|alla|allo|ai|agli|da|per|il|la)$/gi, '')
}

function withoutBrand(name: string, brand: string): string {
  const at = name.toLowerCase().indexOf(brand.toLowerCase())
  return at < 0 || brand === '' ? name : `${name.slice(0, at)} ${name.slice(at + brand.length)}`
}

const figures = /\b(\d+ ?%|\d+ mesi|spf ?\d+|taglia \w+|n\. ?\d+|\d+ ?w\b|\d+ veli|\d+ cereali)/i

/** The figure of a name that a label shows by itself. */
export const badgeOf = (name: string): string | undefined => figures.exec(name)?.[1]
