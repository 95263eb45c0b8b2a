/** Words that are correct in capitals. Roman numbers and single letters are among them. */
const acronyms = new Set(
  'DOP IGP IGT DOC DOCG STG PDO PGI AOP AOC BIO UHT HD PET IPA APA USA UK EU CE FAO OGM GMO DHA XL XXL II III IV VI VII VIII IX XI XII BBQ EVO PH'.split(
    ' ',
  ),
)
/** Places and names met in shouted names, as they are written in a sentence. */
const properNames = new Map(
  `Alba Amalfi Asiago Asti Bari Barolo Bologna Bronte Calabria Campania Cerignola Chianti Cilento Emilia Firenze Friuli
  Garda Genova Gragnano Italia Italy Italie Italien Liguria Lombardia Marche Milano Modena Modica Montalcino
  Montepulciano Napoli Norcia Novara Parma Pachino Piemonte Puglia Roma Romagna Sardegna Sicilia Siena Sorrento Torino
  Toscana Trapani Trentino Treviso Tropea Umbria Valtellina Valpolicella Venezia Veneto Verona Vesuvio`
    .split(/\s+/)
    .map((name) => [name.toUpperCase(), name]),
)
const units = /^\d+(?:[.,]\d+)?(?:G|GR|GRS|KG|ML|CL|DL|L|LT)$/

/**
 * "FARFALLE" and "LA TORRENTE SAUCE - BASILICO" in sentence case; a single shouted word among others is left, it may be
 * a brand. Acronyms (DOP, BIO, UHT) keep their capitals, and so does a word with digits that is not a measure.
 */
export function withoutShouting(text: string, isWhole = isShouted(text)): string {
  const words = text.split(' ')
  const loud = words.map((word) => isLoud(word))
  const lowered = words.map((word, index) => {
    const isInRun = [
      loud.slice(index - 2, index + 1),
      loud.slice(Math.max(index - 1, 0), index + 2),
      loud.slice(index, index + 3),
    ].some((run) => run.length === 3 && run.every(Boolean))
    return isWhole || (loud[index] === true && isInRun) ? lowerWord(word) : word
  })
  return capitalised(lowered.join(' '))
}

/** More than four in five letters are capitals, and there is a word of four letters or more to tell by. */
export function isShouted(text: string, share = 0.8): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals > letters * share && /\p{Lu}{4}/u.test(text)
}

export function capitalised(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase())
}

/** A capital after each full stop, for whole paragraphs. */
export function sentenceCase(text: string): string {
  return capitalised(withoutShouting(text, true)).replaceAll(/[.!?] \p{Ll}/gu, (start) => start.toUpperCase())
}

function isLoud(word: string): boolean {
  const letters = bare(word)
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

function lowerWord(word: string): string {
  const core = bare(word)
  if (acronyms.has(core) || (/\d/.test(core) && !units.test(core))) return word
  return word.replaceAll(/\p{L}+/gu, (part) => properNames.get(part) ?? part.toLowerCase())
}

function bare(word: string): string {
  return word.replaceAll(/[^\p{L}\p{N}.,]|[.,]$/gu, '')
}
