import type { MailMessage } from '../kernel/mail/mailer.ts'
import { outboxHandlers, signedMail } from '../modules.ts'
import { deliverDue } from './deliver-due.ts'
import type { TestShop } from './test-shop.ts'

/** Delivers what waits and answers the mails that left. */
export async function mailsOf({ shop }: TestShop): Promise<MailMessage[]> {
  const mails: MailMessage[] = []
  const mailer = {
    send: async (message: MailMessage) => {
      mails.push(await signedMail(shop, message))
    },
    close: () => undefined,
  }
  await deliverDue(shop, outboxHandlers(shop, mailer))
  return mails
}

/** The six digits in the latest of these mails. */
export const pinIn = (mails: readonly MailMessage[]): string => /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
