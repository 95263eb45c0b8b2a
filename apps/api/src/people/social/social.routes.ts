import * as calls from '@bottega/contract/social/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import {
  type Answer,
  type CallContext,
  customerOf,
  type HandledCall,
  handlersOf,
} from '../../kernel/calls/call-handler.ts'
import { presentUser } from '../../kernel/calls/present-user.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { SocialProvider } from '../../kernel/sessions/sign-on-steps.tables.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { mailPin } from '../mfa/mfa.service.ts'
import { createSocialProviders, type ReadProvider } from './social-provider.ts'
import { beginSocial, enterByCode, readLinks, readSocialDetail, type SocialRefusal, unlink } from './social.service.ts'

const refusals = {
  refused: 'error.social.failed',
  join: 'error.social.join',
  pin: 'error.social.pin',
} as const satisfies Record<SocialRefusal, string>

type Mobile = CallReply<typeof calls.socialGoogleMobile>

async function enterMobile(
  { shop, visitor, now }: CallContext,
  readProvider: ReadProvider,
  provider: SocialProvider,
  query: { code: string; 'use-plugin'?: boolean },
): Promise<Answer<Mobile>> {
  const given = { provider, code: query.code, fromPlugin: query['use-plugin'] ?? false }
  const outcome = await enterByCode(shop, readProvider, visitor, given, now)
  if (outcome.kind === 'refused') throw new ShopError(refusals[outcome.why])
  if (outcome.kind === 'pin') await mailPin(shop, { userId: outcome.userId, purpose: 'login' }, { resend: false }, now)
  if (outcome.kind !== 'entered') {
    const next = outcome.kind === 'linked' ? 'done' : outcome.kind
    return { data: { user: presentUser(visitor.user), token: '', next } }
  }
  const { user, token } = outcome
  const remarks = await shop.broughtAlong(visitor, user, now)
  return {
    data: { user: presentUser(user), token, next: 'done' },
    user,
    session: { token, remember: null },
    warnings: [...remarks],
  }
}

/** (Account and after-sales, section 7, "SSO" and "Registration and account") */
export function socialHandlers({ config, database }: Shop): readonly HandledCall[] {
  const readProvider = createSocialProviders(config)
  const codes = createCounter(database, 'social-codes', {
    points: 100,
    duration: 3600,
    refusal: 'error.request.tooMany',
  })
  const mobile =
    (provider: SocialProvider) =>
    async (context: CallContext, { query }: { query: { code: string; 'use-plugin'?: boolean } }) => {
      await codes.take(context.visitor.address)
      return enterMobile(context, readProvider, provider, query)
    }
  return handlersOf(calls, {
    socialBegin: async ({ shop, visitor, now }, { body }) => {
      await shop.anonymousVisits.take(visitor.address)
      const wanted = { provider: body.provider, relay: body.relay_state_url, link: body.link ?? false }
      const { redirectUrl, token } = await beginSocial(shop, readProvider, visitor, wanted, now)
      return { data: { redirectUrl }, ...(token === undefined ? {} : { session: { token, visit: true } }) }
    },
    socialGoogleMobile: mobile('google'),
    socialGoogleMobileInBase: mobile('google'),
    socialFacebookMobile: mobile('facebook'),
    socialUserDetail: async ({ shop, visitor, now }) => {
      const social = await readSocialDetail(shop, visitor, now)
      return { data: social === undefined ? {} : { social } }
    },
    socialLinks: async ({ shop, visitor }) => ({
      data: { providers: await readLinks(shop, customerOf(visitor).userId) },
    }),
    socialUnlink: async ({ shop, visitor }, { body }) => {
      await unlink(shop, customerOf(visitor).userId, body.provider)
      return { data: {} }
    },
  })
}
