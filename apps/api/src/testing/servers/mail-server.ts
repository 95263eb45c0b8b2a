import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** As the setting SMTP_URL names it. */
  url: string
  /** Every mail that has come, in its order. */
  received: Email[]
  close: () => Promise<void>
}

/** A real mail server on a free port, which takes whatever comes and stores it. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = []

  async function store(content: Buffer, done: () => void): Promise<void> {
    received.push(await PostalMime.parse(content))
    done()
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        void store(Buffer.concat(parts), done)
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => new Promise((resolve) => server.close(resolve)) }
}
