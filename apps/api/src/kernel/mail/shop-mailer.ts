import type { Mailer, MailMessage } from './mailer.ts'

export interface MailHooks {
  /** Adds what belongs to every mail of a kind. */
  leaving: (message: MailMessage) => Promise<MailMessage>
  /** After it has left. */
  sent: (message: MailMessage) => Promise<void>
}

/** What leaves through `mailer`, with what modules add to it and keep of it. */
export const shopMailer = (mailer: Mailer, { leaving, sent }: MailHooks): Mailer => ({
  send: async (message) => {
    await mailer.send(await leaving(message))
    await sent(message)
  },
  close: () => mailer.close(),
})
