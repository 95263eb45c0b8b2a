/** Letters that do not fall apart into a base letter and an accent. */
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** A name as part of an address: lowercase letters and digits joined by dashes. "L'Aceto più buono" is `l-aceto-piu-buono`. */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđ]/g, (letter) => ligatures[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
