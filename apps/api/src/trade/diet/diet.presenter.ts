import type { CheckedProduct, DietProfileView } from '@bottega/contract/diet/diet.ts'
import { avoidanceOf, avoidances } from '@bottega/rules/diet/avoidances.ts'
import { type DietFinding, findingsToAsk } from '@bottega/rules/diet/diet-findings.ts'
import { dietConsentVersion } from '@bottega/rules/diet/diet-profile.ts'
import { clauseThatShows } from '@bottega/rules/search/without/contents.ts'
import type { LabelTexts } from '@bottega/rules/catalog/product-label.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Shop } from '../../kernel/shop.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { findingText, withheldReason } from './diet-words.ts'
import type { StoredDiet } from './diet.repository.ts'
import { openDiet } from './diet.service.ts'

/** The form of a profile: what is stored, and everything that could be. */
export function presentProfile(shop: Shop, stored: StoredDiet | undefined, language: Language): DietProfileView {
  const diet = openDiet(shop, stored?.sealed ?? null, stored?.userId ?? 0)
  const choices = avoidances.map(({ key, kind, name }) => ({ key, kind, name: textIn(language, name) }))
  const nobody = [{ name: '', avoids: [] }]
  if (diet === undefined) return { state: 'none', persons: nobody, words: [], choices }
  if (diet === 'unreadable') return { state: 'unreadable', persons: nobody, words: [], choices }
  const persons = diet.persons.map(({ name, avoids }) => ({ name, avoids: avoids.map((one) => ({ ...one })) }))
  // A consent to an earlier text is asked for again.
  const consentDate = stored?.textVersion === dietConsentVersion ? stored.consentedAt.toISOString() : undefined
  return {
    state: 'stored',
    ...(consentDate !== undefined && { consentDate }),
    persons,
    words: [...(diet.words ?? [])],
    choices,
  }
}

/** The words of a label that show a finding: of the list, else of the allergens, else of the traces. */
function quote({ key }: DietFinding, texts: LabelTexts, language: Language): string | undefined {
  const labels = [texts.ingredients, texts.allergens, texts.traces].flatMap((text) =>
    text === undefined ? [] : [textIn(language, text)],
  )
  for (const number of avoidanceOf(key)?.concepts ?? []) {
    const words = clauseThatShows(number, labels)
    if (words !== undefined) return words
  }
  return undefined
}

/** A product with what there is against it, each finding with the words of the label it was read from. */
export const presentChecked = (
  { productId, texts }: { productId: number; texts: LabelTexts },
  findings: readonly DietFinding[],
  language: Language,
): CheckedProduct => ({
  productId,
  asks: findingsToAsk(findings).length > 0,
  findings: findings.map(({ word, ...known }) => {
    const finding = word === undefined ? known : { ...known, word }
    const words = finding.level === 'unknown' ? undefined : quote(finding, texts, language)
    return { ...known, text: findingText(finding, language), ...(words !== undefined && { words }) }
  }),
})

/** The same for staff who act for the customer: that it does not suit, or may not, and nothing of the reason. */
export const presentWithheld = (
  { productId }: { productId: number },
  findings: readonly DietFinding[],
  language: Language,
): CheckedProduct => ({
  productId,
  asks: findingsToAsk(findings).length > 0,
  findings: [{ key: 'withheld', kind: 'diet', level: 'unknown', person: '', text: withheldReason(language) }],
})
