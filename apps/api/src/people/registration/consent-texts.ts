import type { Language } from '@bottega/rules/text/language.ts'
import type { ConsentAnswer, DisclaimerView } from '@bottega/contract/registration/disclaimers.ts'
import { consentGiven } from '@bottega/rules/delivery/store-consent.ts'
import {
  type ConsentAnswered,
  type ConsentKind,
  type ProfileConsent,
  profileConsents,
  profileConsentVersion,
} from '@bottega/rules/people/consents.ts'
import { escapeHtml } from '../../kernel/text/html.ts'
import type { ConsentRecord } from './consents.repository.ts'

interface ConsentText {
  title: string
  content: string
}

/** The page on which the whole text can be read. */
const consentPage: Readonly<Record<ConsentKind, string>> = {
  terms: '/page/terms',
  profiling: '/page/privacy',
  marketing: '/page/privacy',
}

/** The wording of `profileConsentVersion`: raise that with every change here. */
const texts: Readonly<Record<ConsentKind, Readonly<Record<Language, ConsentText>>>> = {
  terms: {
    it: {
      title: 'Condizioni generali',
      content: 'Ho letto le condizioni generali di vendita e l’informativa sulla privacy, e accetto le condizioni.',
    },
    de: {
      title: 'Allgemeine Geschäftsbedingungen',
      content:
        'Ich habe die Allgemeinen Geschäftsbedingungen und den Datenschutzhinweis gelesen und nehme die Bedingungen an.',
    },
    en: {
      title: 'General terms',
      content: 'I have read the general terms of sale and the privacy notice, and I accept the terms.',
    },
  },
  profiling: {
    it: {
      title: 'Offerte scelte per me',
      content: '{shop} può guardare che cosa compro per propormi offerte e prodotti adatti a me.',
    },
    de: {
      title: 'Angebote, die zu mir passen',
      content: '{shop} darf auswerten, was ich kaufe, um mir passende Angebote und Produkte zu zeigen.',
    },
    en: {
      title: 'Offers chosen for me',
      content: '{shop} may look at what I buy to suggest offers and products that suit me.',
    },
  },
  marketing: {
    it: {
      title: 'Novità e promozioni',
      content: '{shop} può mandarmi novità e promozioni per e-mail, SMS e notifiche.',
    },
    de: {
      title: 'Neuheiten und Aktionen',
      content: '{shop} darf mir Neuheiten und Aktionen per E-Mail, SMS und Benachrichtigung schicken.',
    },
    en: {
      title: 'News and promotions',
      content: '{shop} may send me news and promotions by e-mail, text message and notification.',
    },
  },
}

/** The reader of a consent: their language, and the shop that asks. */
export interface ConsentReader {
  readonly language: Language
  readonly shopName: string
}

function consentTextOf({ kind }: ProfileConsent, { language, shopName }: ConsentReader): ConsentText {
  const { title, content } = texts[kind][language]
  return { title, content: content.replace('{shop}', () => shopName) }
}

/** An answer as it is stored, with the wording its reader saw. */
export function recordOf(consent: ProfileConsent, value: '0' | '1', reader: ConsentReader): ConsentRecord {
  const { title, content } = consentTextOf(consent, reader)
  const { language } = reader
  const wording = `${title}\n${content}\n${consentPage[consent.kind]}`
  return { personInfoTypeId: consent.personInfoTypeId, value, textVersion: profileConsentVersion, language, wording }
}

/** The answer that holds: one to an older wording is asked for again. */
const answerTo = ({ personInfoTypeId }: ProfileConsent, answers: readonly ConsentAnswered[]) =>
  answers.find((one) => one.personInfoTypeId === personInfoTypeId && one.textVersion === profileConsentVersion)

const answerNow = (consent: ProfileConsent, answers: readonly ConsentAnswered[]): '0' | '1' =>
  answerTo(consent, answers)?.value === consentGiven ? '1' : '0'

export const answersNow = (answers: readonly ConsentAnswered[]): ConsentAnswer[] =>
  profileConsents.map((consent) => ({
    personInfoTypeId: consent.personInfoTypeId,
    value: answerNow(consent, answers),
  }))

/** The consents as the protocol's form shows them, with this customer's answers; '0' to begin with. */
export const presentConsents = (
  reader: ConsentReader,
  answers: readonly ConsentAnswered[],
  consents: readonly ProfileConsent[] = profileConsents,
): DisclaimerView[] =>
  consents.map((consent) => {
    const { title, content } = consentTextOf(consent, reader)
    return {
      registrationDisclaimerId: consent.personInfoTypeId,
      personInfoTypeId: consent.personInfoTypeId,
      disclaimerTitle: title,
      priority: consent.priority,
      required: consent.required,
      value: answerNow(consent, answers),
      answered: answerTo(consent, answers) !== undefined,
      disclaimerUrl: consentPage[consent.kind],
      disclaimerHtml: `<p>${escapeHtml(content)}</p>`,
      disclaimerContent: content,
    }
  })
