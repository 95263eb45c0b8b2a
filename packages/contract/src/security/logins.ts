import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'

const instant = Type.String({ description: 'ISO instant' })

/** At most fifty, the latest first. */
export const registrationLogins = callSchema({
  summary: 'Where the customer is signed in: open sessions and browsers that are remembered',
  reply: Type.Object({
    hasPassword: Type.Boolean({ description: 'False for an account that only enters by another identity' }),
    logins: Type.Array(
      Type.Object({
        agent: Type.Union([Type.String(), Type.Null()], { description: 'Browser and system, where they are known' }),
        current: Type.Boolean({ description: 'The browser that asks' }),
        remembered: Type.Boolean(),
        lastSeenAt: instant,
      }),
    ),
  }),
  refusals: ['error.staff.notWhileActing'],
})

export const registrationEndOtherLogins = callSchema({
  summary: 'Sign out everywhere but here',
  reply: Type.Object({}),
  refusals: ['error.staff.notWhileActing'],
})
