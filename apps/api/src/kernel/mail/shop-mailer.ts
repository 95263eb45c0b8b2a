import type { Mailer, MailMessage } from './mailer.ts'

export interface MailHooks {
  /** Says whose mail it is, before it leaves or is kept. */
  signed: (message: MailMessage) => Promise<MailMessage>
  /** Adds what belongs to every mail of a kind. */
  leaving: (message: MailMessage) => Promise<MailMessage>
  /** After it has left. */
  sent: (message: MailMessage) => Promise<void>
}

/** Sends mails through `mailer`, with the parts that modules add to them and the records that modules keep of them. */
export const shopMailer = (mailer: Mailer, { signed, leaving, sent }: MailHooks): Mailer => ({
  send: async (message) => {
    const own = await signed(message)
    await mailer.send(await leaving(own))
    await sent(own)
  },
  close: () => mailer.close(),
})
