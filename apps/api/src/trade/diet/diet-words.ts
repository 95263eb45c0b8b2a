import type { DietFinding } from '@bottega/rules/diet/diet-findings.ts'
import { avoidanceOf } from '@bottega/rules/diet/avoidances.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textIn } from '../../kernel/text/localized-text.ts'

type Words = Readonly<
  Record<DietFinding['level'] | 'against' | 'againstUnknown' | 'againstTraces' | 'disliked', string>
>

const words: Readonly<Record<Language, Words>> = {
  it: {
    contains: 'contiene {thing}',
    likely: 'dal nome contiene {thing}',
    traces: 'può contenere tracce di {thing}',
    unknown: 'non sappiamo se contiene {thing}',
    against: 'non adatto: {thing}',
    againstTraces: 'può avere tracce non adatte: {thing}',
    againstUnknown: 'non sappiamo se è adatto: {thing}',
    disliked: 'non gradito: {thing}',
  },
  de: {
    contains: 'enthält {thing}',
    likely: 'enthält dem Namen nach {thing}',
    traces: 'kann Spuren von {thing} enthalten',
    unknown: 'wir wissen nicht, ob es {thing} enthält',
    against: 'nicht geeignet: {thing}',
    againstTraces: 'kann ungeeignete Spuren enthalten: {thing}',
    againstUnknown: 'wir wissen nicht, ob es geeignet ist: {thing}',
    disliked: 'nicht gemocht: {thing}',
  },
  en: {
    contains: 'contains {thing}',
    likely: 'by its name contains {thing}',
    traces: 'may contain traces of {thing}',
    unknown: 'we do not know whether it contains {thing}',
    against: 'not suitable: {thing}',
    againstTraces: 'may have traces that are not suitable: {thing}',
    againstUnknown: 'we do not know whether it is suitable: {thing}',
    disliked: 'disliked: {thing}',
  },
}

function sentenceOf({ kind, level, word }: DietFinding): keyof Words {
  if (word !== undefined) return 'disliked'
  if (kind !== 'diet') return level
  if (level === 'unknown') return 'againstUnknown'
  return level === 'traces' ? 'againstTraces' : 'against'
}

/** "contains milk", with the person it is about where it is not the customer: "contains milk (Luca)". */
export function findingText(finding: DietFinding, language: Language): string {
  const avoidance = avoidanceOf(finding.key)
  const thing = avoidance === undefined ? (finding.word ?? finding.key) : textIn(language, avoidance.inSentence)
  const text = words[language][sentenceOf(finding)].replace('{thing}', thing)
  return finding.person === '' ? text : `${text} (${finding.person})`
}

/** "Milk chocolate: contains milk, may contain traces of soya": a product with everything there is against it. */
export const reasonsText = (name: string, findings: readonly DietFinding[], language: Language): string =>
  `${name}: ${findings.map((finding) => findingText(finding, language)).join(', ')}`

const withheld: Readonly<Record<Language, string>> = {
  it: 'non adatto a questo cliente, o non sappiamo se lo è',
  de: 'für diesen Kunden nicht geeignet, oder wir wissen es nicht',
  en: 'not suitable for this customer, or we do not know',
}

/** For staff, who never learn what a customer's household does not eat. */
export const withheldReason = (language: Language): string => withheld[language]

export const withheldText = (name: string, language: Language): string => `${name}: ${withheldReason(language)}`
