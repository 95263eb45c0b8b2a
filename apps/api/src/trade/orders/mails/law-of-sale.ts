import type { SellerView } from '@bottega/contract/identity/identity.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import { formatDatedDay } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { MailSection } from '../../../kernel/mail/mail-html.ts'
import type { MailAttachment } from '../../../kernel/mail/mailer.ts'
import { published } from '../../../kernel/publishing/documents.service.ts'
import { shopOrigin } from '../../../kernel/settings/config.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { escapeHtml } from '../../../kernel/text/html.ts'
import { presentIdentity } from '../../../places/identity/identity.presenter.ts'
import type { LegalText } from '../../../places/legal/built-in-texts.ts'
import { legalText } from '../../../places/legal/legal-texts.service.ts'

interface Words {
  seller: string
  vatNumber: string
  register: string
  phone: string
  email: string
  pec: string
  complaints: string
  rights: string
  withdrawal: string
  toWithdrawal: string
  withdraw: string
  guarantee: string
  toGuarantee: string
  terms: string
  toTerms: string
}

const words: Readonly<Record<Language, Words>> = {
  it: {
    seller: 'Chi vende',
    vatNumber: 'Partita IVA',
    register: 'Registro delle imprese (REA)',
    phone: 'Telefono',
    email: 'E-mail',
    pec: 'PEC',
    complaints: 'Reclami',
    rights: 'I tuoi diritti',
    withdrawal:
      'Recesso: come consumatore hai 14 giorni, da quando ricevi i prodotti, per recedere senza dire perché. Sono esclusi quelli che si deteriorano o scadono presto, come gli alimenti freschi.',
    toWithdrawal: 'Come recedere, con il modulo',
    withdraw: 'Recedi qui, anche senza accedere',
    guarantee:
      'Garanzia legale: il venditore risponde dei difetti che c’erano quando hai ricevuto i prodotti e si manifestano entro due anni.',
    toGuarantee: 'Che cosa puoi chiedere',
    terms: 'Le condizioni di vendita che valgono per questo ordine, versione del {day}, sono allegate a questa e-mail.',
    toTerms: 'Le condizioni di oggi',
  },
  de: {
    seller: 'Wer verkauft',
    vatNumber: 'MwSt.-Nummer',
    register: 'Handelsregister (REA)',
    phone: 'Telefon',
    email: 'E-Mail',
    pec: 'Zertifizierte E-Mail (PEC)',
    complaints: 'Beschwerden',
    rights: 'Deine Rechte',
    withdrawal:
      'Widerruf: Als Verbraucher kannst du binnen 14 Tagen, nachdem du die Produkte erhalten hast, ohne Angabe von Gründen widerrufen. Ausgenommen sind solche, die schnell verderben oder ablaufen, wie frische Lebensmittel.',
    toWithdrawal: 'Wie du widerrufst, mit dem Formular',
    withdraw: 'Hier widerrufen, auch ohne Anmeldung',
    guarantee:
      'Gesetzliche Gewährleistung: Der Verkäufer haftet für Mängel, die beim Erhalt der Produkte bestanden und sich binnen zwei Jahren zeigen.',
    toGuarantee: 'Was du verlangen kannst',
    terms: 'Die Verkaufsbedingungen, die für diese Bestellung gelten, Fassung vom {day}, sind dieser E-Mail beigefügt.',
    toTerms: 'Die Bedingungen von heute',
  },
  en: {
    seller: 'Who sells',
    vatNumber: 'VAT number',
    register: 'Register of companies (REA)',
    phone: 'Phone',
    email: 'E-mail',
    pec: 'Certified mail (PEC)',
    complaints: 'Complaints',
    rights: 'Your rights',
    withdrawal:
      'Withdrawal: as a consumer you have 14 days from receiving the products to withdraw without saying why. Products that spoil or expire soon, such as fresh food, are excepted.',
    toWithdrawal: 'How to withdraw, with the form',
    withdraw: 'Withdraw here, also without signing in',
    guarantee:
      'Legal guarantee: the seller answers for defects that were there when you received the products and show within two years.',
    toGuarantee: 'What you can ask for',
    terms: 'The terms of sale that hold for this order, version of {day}, are attached to this e-mail.',
    toTerms: 'The terms of today',
  },
}

/** Facts the shop has not been told are left out. */
function sellerSection(seller: SellerView, language: Language): MailSection {
  const t = words[language]
  const facts = [
    [t.vatNumber, seller.vatNumber],
    [t.register, seller.register],
    [t.phone, seller.phone],
    [t.email, seller.email],
    [t.pec, seller.pec],
    [t.complaints, seller.complaints],
  ] as const
  const known = facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${name}: ${value}`]))
  const { company = seller.name, address } = seller
  return { title: t.seller, lines: [address === undefined ? company : `${company}, ${address}`, ...known] }
}

function rightsSection({ version }: LegalText, origin: string, language: Language): MailSection {
  const t = words[language]
  const terms = `${origin}/page/terms`
  const day = formatDatedDay(new Date(`${version}T12:00:00Z`), language)
  return {
    title: t.rights,
    lines: [
      t.withdrawal,
      [t.toWithdrawal, `${terms}#withdrawal`],
      [t.withdraw, `${origin}/recesso`],
      t.guarantee,
      [t.toGuarantee, `${terms}#guarantee`],
      fill(t.terms, { day }),
      [t.toTerms, terms],
    ],
  }
}

/** The terms as a page of their own: a link may show another version one day, what was attached stays. */
function attached({ title, version, html }: LegalText, origin: string, language: Language): MailAttachment {
  const name = title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')
  return {
    filename: `${name}-${version}.html`,
    contentType: 'text/html; charset=utf-8',
    content: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="max-width:42em;margin:0 auto;padding:16px;font:16px/1.5 Arial,sans-serif">
<h1>${escapeHtml(title)}</h1>
<p>${version}</p>
${html.replaceAll('href="/', `href="${origin}/`)}
</body></html>
`,
  }
}

/**
 * The part of the confirmation of an order that belongs on a durable medium: who sells, the rights of the customer, and the terms in
 * their version of now. (Consumer code, article 51, paragraph 7)
 */
export async function lawOfSale(
  shop: Pick<Shop, 'db' | 'identity' | 'config' | 'clock'>,
  cooperativeId: number,
  language: Language,
): Promise<{ sections: readonly MailSection[]; attachments: readonly MailAttachment[] }> {
  const origin = shopOrigin(shop.config)
  const terms = await legalText(shop, published(shop.clock()), 'terms', language)
  const { sellers } = presentIdentity(await shop.identity())
  const seller = sellers.find((one) => one.cooperativeId === cooperativeId)
  return {
    sections: [
      ...(seller === undefined ? [] : [sellerSection(seller, language)]),
      rightsSection(terms, origin, language),
    ],
    attachments: [attached(terms, origin, language)],
  }
}
