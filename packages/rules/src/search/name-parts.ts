import type { Language } from '../text/language.ts'
import { plainWords } from '../text/plain-words.ts'

/**
 * The role of a word in the name of a product: the thing, its kind, its material ("succo di mela"),
 * what else it has ("biscotti al latte"), or what it has not ("senza glutine").
 */
export type NameRole = 'head' | 'kind' | 'of' | 'detail' | 'without'

export interface NamePart {
  readonly word: string
  readonly role: NameRole
}

interface Grammar {
  /** Italian names the thing first, German and English last. */
  readonly head: 'first' | 'last'
  readonly of: ReadonlySet<string>
  readonly with: ReadonlySet<string>
  readonly without: ReadonlySet<string>
}

const words = (text: string) => new Set(text.split(' '))
const grammars: Readonly<Record<Language, Grammar>> = {
  it: {
    head: 'first',
    of: words('di del della dello dei degli delle d'),
    with: words('a al allo alla alle agli all ai con da dal dalla in nel nella per e ed su sul sulla sotto sott gusto'),
    without: words('senza'),
  },
  de: {
    head: 'last',
    of: words('aus vom von der des'),
    with: words('mit in im fur auf an am nach und zum zur art'),
    without: words('ohne'),
  },
  en: {
    head: 'last',
    of: words('of from'),
    with: words('with in for and on to the a by'),
    without: words('without no'),
  },
}
/** "Gluten-free", "laktosefrei" and the like say what is not in it. */
const freeEnding = new Set(['free'])

/** The words of a name with what they say. After a comma or bracket only details follow. */
export function namePartsOf(name: string, language: Language): NamePart[] {
  const [main = [], ...details] = name.split(/[,(–·/]/).map((segment) => plainWords(segment).split(' ').filter(Boolean))
  const rest = details.flat().map((word) => ({ word, role: 'detail' as const }))
  return [...partsOf(main, grammars[language]), ...rest]
}

function partsOf(main: readonly string[], grammar: Grammar): NamePart[] {
  const parts: NamePart[] = []
  let role: NameRole = 'kind'
  for (const [index, word] of main.entries()) {
    const next = nextRole(word, role, grammar)
    if (next !== undefined) role = parts.length === 0 && next !== 'without' ? 'kind' : next
    else {
      const isFree = freeEnding.has(main[index + 1] ?? '')
      if (!freeEnding.has(word)) parts.push({ word, role: isFree ? 'without' : role })
      if (role === 'without') role = 'detail'
    }
  }
  return withHead(parts, grammar.head)
}

function nextRole(word: string, role: NameRole, { of, with: having, without }: Grammar): NameRole | undefined {
  if (without.has(word)) return 'without'
  // "Yogurt alla crema di limone": what a detail is made of is a detail.
  if (of.has(word)) return role === 'detail' ? 'detail' : 'of'
  return having.has(word) ? 'detail' : undefined
}

function withHead(parts: readonly NamePart[], place: Grammar['head']): NamePart[] {
  const isKind = ({ word, role }: NamePart) => role === 'kind' && !/^\d+$/.test(word)
  const head = place === 'first' ? parts.findIndex(isKind) : parts.findLastIndex(isKind)
  return parts.map((part, index) => (index === head ? { ...part, role: 'head' } : part))
}

/** "Senza lattosio", "ohne Zucker", "gluten free" as one word each, in plain letters: `senza_lattosio`. */
export function negations(text: string): string[] {
  const plain = plainWords(text).split(' ')
  return plain.flatMap((word, index) => {
    const next = plain[index + 1]
    if (next === undefined) return []
    return /^(?:senza|ohne|without)$/.test(word) || freeEnding.has(next) ? [`${word}_${next}`] : []
  })
}
