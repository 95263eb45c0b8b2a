import { join } from 'node:path'
import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import type { Config } from '../settings/config.ts'
import { writeAtomically } from '../write-atomically.ts'

export interface MailMessage {
  /** Names the mail for ever: sent again, it is the same mail, and mail programs show it once. */
  id: string
  to: { name: string; address: string }
  /** The name of the sender, where the setting `MAIL_FROM` names an address alone. */
  senderName?: string
  subject: string
  text: string
  html: string
  /** The customer in whose message archive it is listed; absent where it carries a secret. */
  archiveFor?: number
  /** The customer a mail of marketing goes to: it then carries the way out of all of them. */
  marketingTo?: number
  headers?: Readonly<Record<string, string>>
  /** Texts that stay with who receives them. */
  attachments?: readonly MailAttachment[]
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

export interface Mailer {
  send: (message: MailMessage) => Promise<void>
  close: () => void
}

/** Sends what is still to be said: of what has ended meanwhile there is no mail. */
export async function sendIfAny(mailer: Mailer, written: Promise<MailMessage | undefined>): Promise<void> {
  const message = await written
  if (message !== undefined) await mailer.send(message)
}

export const mailFolder = (config: Config) => join(config.dataDir, 'outbox')

/**
 * The end of the ids of mails, made so that two shops that write to one customer have no id in common: the host of the
 * public origin; of the sender's address where none is set.
 */
function idHost({ PUBLIC_ORIGIN, MAIL_FROM }: Config): string {
  if (PUBLIC_ORIGIN !== '') return new URL(PUBLIC_ORIGIN).hostname
  const [, host = ''] = /@([^\s@<>]+)>?\s*$/.exec(MAIL_FROM) ?? []
  return domainToASCII(host) || 'localhost'
}

const fieldsOf = (
  { id, to, senderName, subject, text, html, headers = {}, attachments = [] }: MailMessage,
  config: Config,
) => ({
  to,
  subject,
  text,
  html,
  headers: { ...headers },
  attachments: [...attachments],
  from:
    senderName === undefined || config.MAIL_FROM.includes('<')
      ? config.MAIL_FROM
      : { name: senderName, address: config.MAIL_FROM },
  messageId: `<${id}@${idHost(config)}>`,
})

/** As many connections to the mail server stay open, each for one mail after the other. */
export const mailsAtOnce = 8

/** Milliseconds; a mail server that takes longer gets the mail at the next try. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpMailer(config: Config): Mailer {
  const transport = createTransport({ url: config.SMTP_URL, ...patience, pool: true, maxConnections: mailsAtOnce })
  return {
    send: async (message) => {
      await transport.sendMail(fieldsOf(message, config))
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
      const { message: content } = await transport.sendMail(fieldsOf(message, config))
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
