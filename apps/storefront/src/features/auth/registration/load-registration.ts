import type { Api } from '@bottega/contract/api.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { disclaimersList, storesList } from '@bottega/contract/delivery/calls.ts'
import { profileConsentOf } from '@bottega/rules/people/consents.ts'
import { redirect } from 'react-router'
import { isSignedIn } from '../../../lib/visit/shopper.ts'
import { paths } from '../../../paths.ts'

/**
 * Loads the questions of the form of a registration; a signed-in customer, who has registered already, goes to their
 * profile, or on to another page.
 */
export async function loadRegistration(api: Api, whenSignedIn = paths.profile()) {
  const [{ user }, { data: asked }, { data: places }] = await Promise.all([
    api.call(authTest),
    api.call(disclaimersList, { query: {} }),
    api.call(storesList),
  ])
  if (isSignedIn(user)) throw redirect(whenSignedIn)
  // The notice of a store is asked for when the store is chosen.
  const disclaimers = asked.disclaimers.filter(
    ({ personInfoTypeId }) => profileConsentOf(personInfoTypeId) !== undefined,
  )
  return { disclaimers, stores: places.stores.map(({ storeId, name }) => ({ storeId, name })) }
}

export type RegistrationChoices = Awaited<ReturnType<typeof loadRegistration>>
