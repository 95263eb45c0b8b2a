import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser, Visitor } from '../../kernel/visitor.ts'
import type { LoginLimits } from '../auth/login-limits.ts'
import { passPin, type PinGiven } from '../mfa/mfa.service.ts'
import { enterAfterPin as enterSaml } from '../saml/saml.service.ts'
import { endStep, findStep } from '../../kernel/sessions/sign-on-steps.ts'
import { enterAfterPin as enterSocial } from '../social/social.service.ts'

/**
 * The PIN of a sign-on from outside, in the browser that began it. It has the limits of the PIN at a login, since both
 * open the same account. (decision 0430)
 */
export async function passSignOnPin(
  shop: Shop,
  limits: LoginLimits,
  visitor: Visitor,
  given: PinGiven,
  now: Date,
): Promise<{ user: SessionUser; token: string; relayPath: string }> {
  const { sessionHash } = visitor
  const step = sessionHash === undefined ? undefined : await findStep(shop.db, sessionHash, 'pin', now)
  if (sessionHash === undefined || step === undefined || step.userId === null || step.login === null)
    throw new ShopError('error.signOn.over')
  const { identity, userId, relayPath, login } = step
  if (given.pin !== undefined && given.pin !== '' && !given.resend) await limits.triesPin(login)
  await passPin(shop, { userId, purpose: 'login' }, given, now)
  return shop.db.transaction(async (tx) => {
    if (!(await endStep(tx, sessionHash))) throw new ShopError('error.signOn.over')
    const outcome =
      identity.by === 'saml'
        ? await enterSaml(tx, shop, visitor, { userId, name: identity, relayPath }, now)
        : await enterSocial(tx, shop, visitor, { by: identity.by, subject: identity.subject, userId, relayPath }, now)
    if (outcome.kind !== 'entered') throw new ShopError('error.signOn.over')
    return outcome
  })
}
