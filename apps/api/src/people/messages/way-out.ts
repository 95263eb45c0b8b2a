import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { unsubscribeToken } from './unsubscribe.service.ts'

/** Marketing carries the way out of it, which needs no login. (RFC 8058) */
export async function withWayOut(shop: Shop, message: MailMessage): Promise<MailMessage> {
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
