import { customerOf, type Handlers } from '../../call-handler.ts'
import { changeMfa, readMfa } from './mfa.service.ts'

/** (Document 1, section 7, "Auth and session") */
export const mfaHandlers: Handlers<'registration.mfaEnabled' | 'registration.updateMfa'> = {
  'registration.mfaEnabled': async ({ shop, visitor }) => ({
    data: { enabled: await readMfa(shop, customerOf(visitor).userId) },
  }),
  'registration.updateMfa': async ({ shop, visitor, now }, { body: { enabled } }) => {
    await changeMfa(shop, customerOf(visitor).userId, enabled, now)
    return { data: { enabled } }
  },
}
