import type { FastifyPluginCallback } from 'fastify'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Config } from '../settings/config.ts'
import { escapeHtml } from '../text/html.ts'
import { mailPage, sendMailPage } from './mail-page.ts'
import { emptyOnMissing } from './missing-file.ts'
import { mailFolder } from './mailer.ts'

const addressesOf = (mail: Email) => (mail.to ?? []).map(({ address }) => address ?? '').join(', ')

async function readMail(folder: string, name: string): Promise<Email | undefined> {
  const content = await emptyOnMissing(readFile(join(folder, name)))
  return content && PostalMime.parse(content)
}

const mostListed = 100

/** A demo that runs for weeks has written thousands. */
async function newestMails(folder: string): Promise<string[]> {
  const names = ((await emptyOnMissing(readdir(folder))) ?? []).filter((name) => name.endsWith('.eml'))
  const written = await Promise.all(
    names.map(async (name) => ({ name, at: (await emptyOnMissing(stat(join(folder, name))))?.mtimeMs ?? 0 })),
  )
  return written
    .toSorted((one, other) => other.at - one.at)
    .slice(0, mostListed)
    .map(({ name }) => name)
}

/** `/dev/mail`: the mails written to the data folder, for trying the shop out. Only in a demo. */
export const devMail: FastifyPluginCallback<{ config: Config }> = (app, { config }, done) => {
  const folder = mailFolder(config)
  if (config.DEMO) {
    app.get('/dev/mail', async (_request, reply) => {
      const names = await newestMails(folder)
      const mails = await Promise.all(names.map(async (name) => ({ name, mail: await readMail(folder, name) })))
      const rows = mails
        .toSorted((a, b) => (b.mail?.date ?? '').localeCompare(a.mail?.date ?? ''))
        .map(
          ({ name, mail }) =>
            `<tr><td>${escapeHtml(mail?.date ?? '')}</td><td>${escapeHtml(mail === undefined ? '' : addressesOf(mail))}</td>` +
            `<td><a href="/dev/mail/${escapeHtml(name)}">${escapeHtml(mail?.subject ?? name)}</a></td></tr>`,
        )
      const table = `<table><tr><th>Date</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`
      return sendMailPage(
        reply,
        mailPage(
          'Mails',
          `<h1>Mails</h1><p><a href="/dev/mail/templates">All templates</a></p>${rows.length === 0 ? '<p>None yet.</p>' : table}`,
        ),
      )
    })
    app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
      const { name } = request.params
      const mail = /^[\w-]+\.eml$/.test(name) ? await readMail(folder, name) : undefined
      if (mail === undefined) return sendMailPage(reply.code(404), mailPage('Not found', '<h1>No such mail</h1>'))
      const subject = escapeHtml(mail.subject ?? '')
      const letter = `<iframe sandbox title="${subject}" srcdoc="${escapeHtml(mail.html ?? mail.text ?? '')}"></iframe>`
      return sendMailPage(
        reply,
        mailPage(mail.subject ?? name, `<h1>${subject}</h1><p>${escapeHtml(addressesOf(mail))}</p>${letter}`),
      )
    })
  }
  done()
}
