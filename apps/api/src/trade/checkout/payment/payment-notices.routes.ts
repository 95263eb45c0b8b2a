import type { FastifyPluginCallback } from 'fastify'
import type { Shop } from '../../../kernel/shop.ts'
import type { NoticeRefusal } from '../../payments/payment-provider.ts'
import { takeDueNotice } from '../../dues/pay-due.service.ts'
import { PaymentMismatch } from '../../payments/record-answer.service.ts'
import { attemptNamed } from '../../payments/payments.service.ts'
import { takeNotice } from './take-notice.service.ts'

const refusalStatus: Readonly<Record<NoticeRefusal, number>> = {
  'bad-signature': 401,
  'too-old': 401,
  unreadable: 400,
}

/**
 * The route on which providers notify the shop of payments. The signature is over the bytes as sent, so the body is not
 * parsed before. A notice and its effect are one transaction; a repeated one changes nothing. One that matches no
 * payment is refused with an error: the provider repeats it, and the log says why. (Safety, 6)
 */
export const paymentNotices: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, parsed) => {
    parsed(null, body)
  })

  app.post<{ Params: { provider: string } }>('/payment/webhook/:provider', async (request, reply) => {
    const provider = shop.payments.get(request.params.provider)
    if (provider === undefined) return reply.code(404).send({ taken: false })
    const now = shop.clock()
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const notice = provider.verifyNotice(body, request.headers, now)
    if (typeof notice === 'string') {
      request.log.warn({ provider: provider.name, refused: notice }, 'payment notice refused')
      return reply.code(refusalStatus[notice]).send({ taken: false })
    }
    const { eventId, attemptId } = notice
    const attempt = await attemptNamed(shop.db, attemptId, provider.name)
    if (attempt === undefined && (await takeDueNotice(shop, attemptId, provider.name)))
      return reply.send({ taken: true })
    if (attempt === undefined) {
      request.log.error({ provider: provider.name, eventId }, 'notice of an unknown payment')
      return reply.code(404).send({ taken: false })
    }
    try {
      if (!(await takeNotice(shop, attempt, notice))) return reply.code(503).send({ taken: false })
    } catch (error) {
      if (!(error instanceof PaymentMismatch)) throw error
      request.log.error({ err: error, eventId }, 'notice does not match its payment')
      return reply.code(409).send({ taken: false })
    }
    return reply.send({ taken: true })
  })
  done()
}
