/** Letters that do not fall apart into a base letter and an accent. */
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Lower case without accents or ligatures: "Œuf café" is "oeuf cafe". Other alphabets keep their letters. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđ]/g, (letter) => ligatures[letter] ?? '')
}

/** The words of a text as the shop compares them: lower case, no accents, single spaces, no signs. */
export function plainWords(text: string): string {
  return withoutAccents(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * A name as part of an address: lowercase letters and digits joined by dashes. "L'Aceto più buono" is
 * `l-aceto-piu-buono`.
 */
export function slugify(name: string): string {
  return withoutAccents(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
