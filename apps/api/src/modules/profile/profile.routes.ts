import * as calls from '@bottega/contract/profile/calls.ts'
import { customerOf, handlersOf } from '../../calls/call-handler.ts'
import { profileSummary } from './summary.service.ts'

/** (Account and after-sales, sections 2 and 7) */
export const profileHandlers = handlersOf(calls, {
  profileSummary: async ({ shop, visitor, now }) => ({
    data: await profileSummary({ shop, visitor, now, user: customerOf(visitor) }),
  }),
})
