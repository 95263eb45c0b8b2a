import type { FastifyPluginCallback } from 'fastify'
import { escapeHtml } from '../../kernel/text/html.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { OutboxHandlers } from '../../kernel/outbox/outbox-messages.ts'
import { mailPage, sendMailPage } from '../../kernel/mail/mail-page.ts'
import type { Mailer, MailMessage } from '../../kernel/mail/mailer.ts'
import { type MailPreview, previewMails } from './preview-mails.ts'

interface PreviewOptions {
  shop: Shop
  signedMail: (shop: Shop, message: MailMessage) => Promise<MailMessage>
  handlersOf: (shop: Shop, mailer: Mailer) => OutboxHandlers
}

const addressOf = ({ name, language }: MailPreview) => `/dev/mail/templates/${language}/${name}`

/** `/dev/mail/templates`: every mail of the shop in every language, HTML beside its text part. Only in a demo. */
export const mailPreviews: FastifyPluginCallback<PreviewOptions> = (app, { shop, handlersOf, signedMail }, done) => {
  if (shop.config.DEMO) {
    app.get('/dev/mail/templates', async (_request, reply) => {
      const previews = await previewMails(shop, handlersOf, signedMail)
      const rows = previews.map(
        (one) =>
          `<tr><td>${one.language}</td><td>${escapeHtml(one.name)}</td>` +
          `<td><a href="${escapeHtml(addressOf(one))}">${escapeHtml(one.message.subject)}</a></td></tr>`,
      )
      const table = `<table><tr><th>Language</th><th>Mail</th><th>Subject</th></tr>${rows.join('')}</table>`
      return sendMailPage(reply, mailPage('Mail templates', `<h1>Mail templates</h1>${table}`))
    })
    app.get<{ Params: { language: string; name: string } }>(
      '/dev/mail/templates/:language/:name',
      async (request, reply) => {
        const { language, name } = request.params
        const previews = await previewMails(shop, handlersOf, signedMail)
        const found = previews.find((one) => one.name === name && one.language === language)
        if (found === undefined) return sendMailPage(reply.code(404), mailPage('Not found', '<h1>No such mail</h1>'))
        const { subject, html, text } = found.message
        const title = escapeHtml(subject)
        const letter = `<iframe sandbox title="${title}" srcdoc="${escapeHtml(html)}"></iframe>`
        return sendMailPage(reply, mailPage(subject, `<h1>${title}</h1>${letter}<pre>${escapeHtml(text)}</pre>`))
      },
    )
  }
  done()
}
