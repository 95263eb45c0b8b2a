import type { disclaimersList } from '@bottega/contract/delivery/calls.ts'
import { type ConsentAnswered } from '@bottega/rules/people/consents.ts'
import { consentGiven, storeConsentType } from '@bottega/rules/delivery/store-consent.ts'
import { registrationModule } from '@bottega/rules/people/account.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { escapeHtml } from '../../kernel/text/html.ts'
import { presentConsents } from './consent-texts.ts'
import type { StoreWithServices } from '../../places/stores/stores.service.ts'

const title: Readonly<Record<Language, (store: string) => string>> = {
  it: (store) => `Informativa sulla privacy di ${store}`,
  de: (store) => `Datenschutzhinweis von ${store}`,
  en: (store) => `Privacy notice of ${store}`,
}

/** The consents a registration form asks for, and the notice of a store, with this customer's answers. */
export function disclaimersOf(
  { storeId, name }: StoreWithServices,
  moduleType: number,
  { language, consented }: { language: Language; consented: ReadonlySet<number> },
  answers: readonly ConsentAnswered[],
): CallReply<typeof disclaimersList> {
  if (moduleType !== registrationModule.customer) return { disclaimers: [] }
  const personInfoTypeId = storeConsentType(storeId)
  const notice = {
    registrationDisclaimerId: personInfoTypeId,
    personInfoTypeId,
    disclaimerTitle: title[language](name),
    priority: 4,
    required: true,
    value: consented.has(storeId) ? consentGiven : '0',
    disclaimerUrl: '/page/privacy',
    disclaimerHtml: `<p>${escapeHtml(title[language](name))}</p>`,
    disclaimerContent: title[language](name),
  }
  return { disclaimers: [...presentConsents(language, answers), notice] }
}
