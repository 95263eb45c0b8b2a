/** Ids of the person infos that say yes or no to a store's privacy notice; the others belong to registration. */
const firstStoreConsent = 10_000

/** The person info type of the consent to one store's privacy notice. (Shopping core, section 4) */
export function storeConsentType(storeId: number): number {
  return firstStoreConsent + storeId
}

/** The store a consent is about; undefined for any other person info. */
export function storeOfConsent(personInfoTypeId: number): number | undefined {
  return personInfoTypeId > firstStoreConsent ? personInfoTypeId - firstStoreConsent : undefined
}

/** '1' is a yes; everything else, and nothing at all, is a no. */
export const consentGiven = '1'

/** Of the notice the shop shows now; raise it with the wording, and who agreed to another is asked again. */
export const storeNoticeVersion = '2026-11'
