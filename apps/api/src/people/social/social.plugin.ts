import type { FastifyPluginCallback } from 'fastify'
import { sendToLogin } from '../../kernel/http/back-to-login.ts'
import { applySession, leaveRemarks } from '../../kernel/http/cookies.ts'
import { requestLimit } from '../../kernel/http/request-limit.ts'
import { languageOf, visitorPlugin } from '../../kernel/http/visitor-plugin.ts'
import type { Shop } from '../../kernel/shop.ts'
import { mailPin } from '../mfa/mfa.service.ts'
import { createSocialProviders, isSocialOn, socialPath, socialProviders } from './social-provider.ts'
import { enterByBrowser } from './social.service.ts'

/** The routes to which the providers send browsers back; there is none for a provider that is not configured. */
export const socialPlugin: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  const offered = socialProviders.filter((provider) => isSocialOn(shop.config, provider))
  if (offered.length > 0) {
    const readProvider = createSocialProviders(shop.config)
    void app.register(requestLimit, { shop })
    void app.register(visitorPlugin, { shop })
    app.setErrorHandler(sendToLogin)
    for (const provider of offered)
      app.get(socialPath(provider), async (request, reply) => {
        const now = shop.clock()
        const query = request.url.split('?')[1] ?? ''
        const outcome = await enterByBrowser(shop, readProvider, request.visitor, provider, query, now)
        void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        switch (outcome.kind) {
          case 'refused':
            return reply.redirect(`/login?social=${outcome.why}`, 303)
          case 'pin':
            await mailPin(shop, { userId: outcome.userId, purpose: 'login' }, { resend: false }, now)
            return reply.redirect('/login?pin=social', 303)
          case 'linked':
            return reply.redirect('/profile/security', 303)
          case 'register':
            return reply.redirect('/registration-social-completed', 303)
          case 'entered': {
            const { user, token, relayPath } = outcome
            applySession(reply, shop.config, { token, remember: null })
            const language = languageOf(request, user.language, shop.languages())
            const remarks = await shop.broughtAlong({ ...request.visitor, language }, user, now)
            leaveRemarks(reply, shop.config, remarks, language)
            return reply.redirect(relayPath, 303)
          }
          default:
            return outcome satisfies never
        }
      })
  }
  done()
}
