import { plainWords } from '../../text/plain-words.ts'

export interface Token {
  /** As it was written, for what is left of a query. */
  readonly raw: string
  /** In plain letters; empty for a comma. */
  readonly plain: string
}

/** Stands for what joins the things of a list. */
export const joint = ','

/**
 * The words of a text, signs between the things of a list as tokens of their own. Figures keep their signs, because
 * formats are read from them: "6x1,5".
 */
export function tokensOf(text: string): Token[] {
  const written = text
    .toLowerCase()
    .replaceAll(/\bw\/o\b/g, 'without')
    // A minus before a word takes it away; inside one it joins two.
    .replaceAll(/(^|\s)[-–](?=\p{L})/gu, '$1senza ')
    .replaceAll(/(?<!\d)[,;+&/.()]|[,;+&/.()](?!\d)/g, ' , ')
  return written.split(/\s+/).flatMap((raw) => {
    if (raw === joint) return [{ raw: '', plain: joint }]
    const plain = plainWords(raw)
    if (plain === '') return []
    return /\d/.test(raw) ? [{ raw, plain }] : plain.split(' ').map((piece) => ({ raw: piece, plain: piece }))
  })
}
