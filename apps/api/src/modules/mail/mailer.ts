import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import { writeAtomically } from '../../write-atomically.ts'
import { mailsAtOnce } from '../outbox/outbox.service.ts'

export interface MailMessage {
  /** Names the mail for ever: sent again, it is the same mail, and mail programs show it once. */
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** The customer in whose message archive it is listed; absent where it carries a secret. */
  archiveFor?: number
  /** The customer a mail of marketing goes to: it then carries the way out of all of them. */
  marketingTo?: number
  headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  send: (message: MailMessage) => Promise<void>
  close: () => void
}

export const mailFolder = (config: Config) => join(config.dataDir, 'outbox')

const fieldsOf = ({ id, to, subject, text, html, headers = {} }: MailMessage, from: string) => ({
  to,
  subject,
  text,
  html,
  headers: { ...headers },
  from,
  messageId: `<${id}@bottega>`,
})

/** Milliseconds; a mail server that takes longer gets the mail at the next try. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpMailer(config: Config): Mailer {
  const transport = createTransport({ url: config.SMTP_URL, ...patience, pool: true, maxConnections: mailsAtOnce })
  return {
    send: async (message) => {
      await transport.sendMail(fieldsOf(message, config.MAIL_FROM))
    },
    close: () => transport.close(),
  }
}

/** Whole mails as files any mail program opens. */
function fileMailer(config: Config): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const folder = mailFolder(config)
  return {
    send: async (message) => {
      const { message: content } = await transport.sendMail(fieldsOf(message, config.MAIL_FROM))
      if (!Buffer.isBuffer(content)) throw new Error('the mail was not written out')
      await writeAtomically(join(folder, `${message.id}.eml`), content)
    },
    close: () => transport.close(),
  }
}

/** SMTP where a server is set, files in the data folder where not. */
export function createMailer(config: Config): Mailer {
  return config.SMTP_URL === '' ? fileMailer(config) : smtpMailer(config)
}
