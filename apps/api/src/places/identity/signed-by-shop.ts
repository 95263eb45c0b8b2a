import { languages } from '@bottega/rules/text/language.ts'
import { mailSignature, type ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import { signatureMark, shopMark } from '../../kernel/mail/mail-html.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import type { Shop } from '../../kernel/shop.ts'
import { escapeHtml } from '../../kernel/text/html.ts'

/** A text of a mail with the name and the last line of this shop; texts of mails are the same in every shop. */
export function withShopName(text: string, identity: ShopIdentity, written = (value: string) => value): string {
  const signed = languages.reduce(
    (before, language) => before.replaceAll(signatureMark(language), () => written(mailSignature(identity, language))),
    text,
  )
  return signed.replaceAll(shopMark, () => written(identity.name))
}

/** A mail as it leaves this shop. */
export async function signedByShop(shop: Pick<Shop, 'identity'>, message: MailMessage): Promise<MailMessage> {
  const { identity } = await shop.identity()
  return {
    ...message,
    senderName: identity.name,
    subject: withShopName(message.subject, identity),
    text: withShopName(message.text, identity),
    html: withShopName(message.html, identity, escapeHtml),
  }
}
