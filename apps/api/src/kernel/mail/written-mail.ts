import { type MailContent, mailHtml, mailText } from './mail-html.ts'
import type { MailMessage } from './mailer.ts'

type Cover = Omit<MailMessage, 'subject' | 'text' | 'html'> & { subject?: string }

/** A mail that says something as text and as HTML. Its subject is the title of what it says, where none is given. */
export const writtenMail = (content: MailContent, { subject = content.title, ...cover }: Cover): MailMessage => ({
  ...cover,
  subject,
  text: mailText(content),
  html: mailHtml(content),
})

interface Person {
  firstName: string
  lastName: string
  email: string
}

/** The address of a person, with their name. */
export const addressee = ({ firstName, lastName, email }: Person): MailMessage['to'] => ({
  name: `${firstName} ${lastName}`,
  address: email,
})
