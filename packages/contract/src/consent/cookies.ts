import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'

/** Proof of what a visitor answered to the cookie question. (Safety, 24) */
export const consentCookies = callSchema({
  summary: 'Keep the answer to the cookie question',
  body: Type.Object({
    uuid: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description: 'Names the choice' }),
    analytics: Type.Boolean(),
    profilation: Type.Boolean(),
    text_version: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  }),
  reply: Type.Object({ saveDate: Type.String({ description: 'ISO instant, by the clock of the shop' }) }),
  refusals: ['error.staff.notWhileActing', 'error.request.tooMany'],
})
