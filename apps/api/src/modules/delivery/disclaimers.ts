import type { disclaimersList } from '@bottega/contract/delivery/calls.ts'
import { consentGiven, storeConsentType } from '@bottega/rules/delivery/store-consent.ts'
import { registrationModule } from '@bottega/rules/people/account.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { StoreWithServices } from './stores.service.ts'

const title: Readonly<Record<Language, (store: string) => string>> = {
  it: (store) => `Informativa sulla privacy di ${store}`,
  de: (store) => `Datenschutzhinweis von ${store}`,
  en: (store) => `Privacy notice of ${store}`,
}

/** The consents a registration form asks for before a store serves a customer, with this customer's answers. */
export function disclaimersOf(
  { storeId, name }: StoreWithServices,
  moduleType: number,
  { language, consented }: { language: Language; consented: ReadonlySet<number> },
): CallReply<typeof disclaimersList> {
  if (moduleType !== registrationModule.customer) return { disclaimers: [] }
  const personInfoTypeId = storeConsentType(storeId)
  const notice = {
    registrationDisclaimerId: personInfoTypeId,
    personInfoTypeId,
    disclaimerTitle: title[language](name),
    required: true,
    value: consented.has(storeId) ? consentGiven : '0',
    disclaimerUrl: '/page/privacy',
  }
  return { disclaimers: [notice] }
}
