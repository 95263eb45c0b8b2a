import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'

/**
 * The `token` a browser has to send once the shop requires one: a solution `challenge:number` whose SHA-256 begins
 * with `bits` zero bits, or the token of reCAPTCHA for `siteKey`.
 */
export const authCaptcha = callSchema({
  summary: 'Ask what proves that no machine is guessing',
  reply: Type.Union([
    Type.Object({
      provider: Type.Literal('work'),
      challenge: Type.String(),
      bits: Type.Integer(),
    }),
    Type.Object({ provider: Type.Literal('recaptcha'), siteKey: Type.String() }),
    Type.Object({ provider: Type.Literal('none') }),
  ]),
  refusals: ['error.request.tooMany'],
})
