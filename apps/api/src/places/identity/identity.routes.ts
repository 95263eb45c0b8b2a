import * as calls from '@bottega/contract/identity/calls.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { presentIdentity } from './identity.presenter.ts'

export const identityHandlers = handlersOf(calls, {
  shopIdentity: async ({ shop }) => ({ data: presentIdentity(await shop.identity()) }),
})
