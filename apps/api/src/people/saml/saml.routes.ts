import * as calls from '@bottega/contract/saml/calls.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { logOut } from '../auth/auth.service.ts'
import { logoutUrl } from './saml-partner.ts'
import { findSamlSession } from './saml.repository.ts'
import { startVisit } from './saml.service.ts'

/** (Shopping core, section 7, "Auth and session") */
export const samlHandlers = handlersOf(calls, {
  samlDoLogin: async ({ shop, visitor, now }, { query: { relay_state_url: relay, checkUser = false } }) => {
    const { redirectUrl, token } = await startVisit(shop, visitor, { relay, checkUser }, now)
    return {
      data: redirectUrl === undefined ? {} : { redirectUrl },
      ...(token === undefined ? {} : { session: { token, visit: true } }),
    }
  },
  samlDoLogout: async ({ shop, visitor, now }) => {
    const name = visitor.sessionHash === undefined ? undefined : await findSamlSession(shop.db, visitor.sessionHash)
    const redirectUrl = name === undefined ? undefined : await logoutUrl(shop.config, name)
    await logOut(shop, visitor, now)
    return {
      data: redirectUrl === undefined ? {} : { redirectUrl },
      user: null,
      session: { token: null, remember: null },
    }
  },
})
