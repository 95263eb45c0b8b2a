// Letters that do not fall apart into a base letter and an accent.
// prettier-ignore
const latin: Readonly<Record<string, string>> = {
  Œ: 'OE', œ: 'oe', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i', ĸ: 'k', Ŋ: 'Ng', ŋ: 'ng', Ŧ: 'T', ŧ: 't',
  ẞ: 'SS', ß: 'ss', Æ: 'AE', æ: 'ae', Ø: 'O', ø: 'o', Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th', Ə: 'E', ə: 'e', ſ: 's', ŉ: "'n",
}

// prettier-ignore
const greek: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x',
  ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
}

// prettier-ignore
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia', є: 'ie', і: 'i', ї: 'i', ґ: 'g', ў: 'u', ђ: 'dj', ј: 'j', љ: 'lj',
  њ: 'nj', ћ: 'c', џ: 'dz', ѓ: 'g', ќ: 'k', ѕ: 'dz',
}

// prettier-ignore
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR', '‘': "'", '’': "'", '‚': "'", '‹': "'", '›': "'", ʼ: "'", '“': '"', '”': '"', '„': '"', '‐': '-',
  '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-', '…': '...', '•': '-', '⁄': '/', '‰': ' per mille', '′': "'", '″': '"',
  '²': '2', '³': '3', '₂': '2', '×': 'x', '÷': ':', '≤': '<=', '≥': '>=', '≈': 'ca. ',
}

const small: ReadonlyMap<string, string> = new Map(
  [latin, greek, cyrillic, signs].flatMap((one) => Object.entries(one)),
)

/** The replacement of a letter that cannot stay; undefined for letters no spelling in Latin letters is known of. */
function spelled(letter: string): string | undefined {
  const known = small.get(letter)
  if (known !== undefined) return known
  const lower = letter.toLowerCase()
  const word = lower === letter ? undefined : small.get(lower)
  return word === undefined ? undefined : word.charAt(0).toUpperCase() + word.slice(1)
}

const isMark = /^\p{M}$/u
const isSilent = /^[\p{C}\p{Z}\p{So}\p{Sk}]$/u

/**
 * A text in letters a file or a font has, `keeps` says which: others are spelled in Latin letters, or lose their
 * accent. Letters without a spelling are left out; `lost` names them, signs and emoji aside.
 */
export function spelledIn(text: string, keeps: (letter: string) => boolean): { text: string; lost: string[] } {
  const lost: string[] = []
  const written = Array.from(text.normalize('NFC'), (letter) => {
    if (keeps(letter)) return letter
    const parts = Array.from(letter.normalize('NFKD')).filter((part) => !isMark.test(part))
    return spelled(letter) ?? parts.map((part) => (keeps(part) ? part : (spelled(part) ?? leave(part)))).join('')
  })

  function leave(part: string): string {
    if (/^\p{Z}$/u.test(part)) return ' '
    if (!isSilent.test(part)) lost.push(part)
    return ''
  }

  return { text: written.join(''), lost }
}

const isWestern = (letter: string) => /^[\u0020-\u007E\u00A0-\u00FF]$/u.test(letter)
const isBasic = (letter: string) => /^[\u0020-\u007E]$/u.test(letter)

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A text in the letters of Latin-1, those the tax agency takes. */
export const inLatin1 = (text: string): string => tidy(spelledIn(text, isWestern).text)

/** A text in ASCII: house numbers of the tax agency have no others. */
export const inAscii = (text: string): string => tidy(spelledIn(text, isBasic).text)

/** True when every letter of a text can be written, or spelled, in Latin letters. */
export const hasLatinSpelling = (text: string): boolean => spelledIn(text, isWestern).lost.length === 0

/** True when every letter and sign of a text is still there in ASCII: of a reference, N° 12 is not N 12. */
export const hasAsciiSpelling = (text: string): boolean =>
  Array.from(text.normalize('NFC')).every((letter) => /\s/.test(letter) || inAscii(letter) !== '')
