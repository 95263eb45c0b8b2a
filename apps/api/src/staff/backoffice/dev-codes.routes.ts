import { isNotNull } from 'drizzle-orm'
import type { FastifyPluginCallback } from 'fastify'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import type { Shop } from '../../kernel/shop.ts'
import { codeAt } from './totp.ts'

/** `/dev/codes`: what the authenticators of the demo's staff show at this moment. Only there in a demo. */
export const devCodes: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  if (shop.config.DEMO)
    app.get('/dev/codes', async (_request, reply) => {
      const staff = await shop.db
        .select({ login: appUser.login, secret: appUser.totpSecret })
        .from(appUser)
        .where(isNotNull(appUser.totpSecret))
      const lines = staff.map(({ login, secret }) => `${login}  ${codeAt(secret ?? '', shop.clock())}`)
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`)
    })
  done()
}
