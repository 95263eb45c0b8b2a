/** The texts read with the name of goods wherever they are named: their format, then what was chosen of them. */
export function goodsDetail(format: string, chosen = ''): string {
  return [format, chosen].filter((text) => text !== '').join(' · ')
}

/** Name, format and choice of goods on one line. */
export function goodsText(name: string, format: string, chosen = ''): string {
  return [name, goodsDetail(format, chosen)].filter((text) => text !== '').join(', ')
}
