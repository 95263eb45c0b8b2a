import { shopOrigin } from '../../config.ts'
import type { Shop } from '../../shop.ts'
import { archiveMail } from '../messages/messages.service.ts'
import { unsubscribeToken } from '../messages/unsubscribe.service.ts'
import type { Mailer, MailMessage } from './mailer.ts'

/**
 * What leaves through `mailer`, with what belongs to every mail of its kind: marketing carries the way out of it, which
 * needs no login (RFC 8058), and mails of an account stand in its message archive once they have left.
 */
export const shopMailer = (shop: Shop, mailer: Mailer): Mailer => ({
  send: async (message) => {
    await mailer.send(await withWayOut(shop, message))
    await archiveMail(shop.db, message, shop.clock())
  },
  close: () => mailer.close(),
})

async function withWayOut(shop: Shop, message: MailMessage): Promise<MailMessage> {
  if (message.marketingTo === undefined) return message
  const origin = shopOrigin(shop.config)
  const token = await unsubscribeToken(shop.db, message.marketingTo)
  return {
    ...message,
    headers: {
      'List-Unsubscribe': `<${origin}/mail/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: `${message.text}\n\n${origin}/unsubscribe#${token}`,
    html: message.html.replace('</body>', `${wayOutHtml(`${origin}/unsubscribe#${token}`)}</body>`),
  }
}

const wayOutHtml = (address: string) =>
  `<p style="max-width:560px;margin:0 auto;padding:0 16px 24px;font:14px/1.5 Arial,sans-serif"><a href="${address}">${address}</a></p>`
