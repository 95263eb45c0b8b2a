import * as calls from '@bottega/contract/captcha/calls.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { captchaOf } from './captcha.service.ts'

/** Captchas an address asks for: as many in ten minutes as it may try passwords in an hour. */
const tasks = { points: 100, duration: 600, refusal: 'error.request.tooMany' } as const

export function captchaHandlers(built: Shop) {
  const perAddress = createCounter(built.database, 'captcha-address', tasks)
  return handlersOf(calls, {
    authCaptcha: async ({ shop, visitor, now }) => {
      await perAddress.take(visitor.address)
      return { data: (await captchaOf(shop)?.task(now)) ?? { provider: 'none' as const } }
    },
  })
}
