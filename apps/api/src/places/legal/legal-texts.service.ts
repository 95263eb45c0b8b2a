import type { LegalTextName } from '@bottega/rules/content/static-pages.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { type Edition, findDocument } from '../../kernel/publishing/documents.service.ts'
import { cleanHtml } from '../../kernel/publishing/fields/clean-html.ts'
import type { Shop } from '../../kernel/shop.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import { presentIdentity } from '../identity/identity.presenter.ts'
import { waysToPayInWords } from '../stores/ways-to-pay.ts'
import { builtInText, type LegalText } from './built-in-texts.ts'

/** The folder of editors' texts; one with the name of a text of law stands in its place. */
const textsKind = 'texts'

/** The editors' own text of this name, whole; its version is the day it was given or published. */
async function ownText(
  db: Reader,
  edition: Edition,
  name: LegalTextName,
  language: Language,
): Promise<LegalText | undefined> {
  const document = await findDocument(db, edition, textsKind, { slug: name })
  if (document === undefined || document.type !== 'page') return undefined
  const { title, content = '' } = inLanguage(language, document.body) as { title: string; content?: string }
  const version = shopDate(document.datedAt ?? document.publishedAt)
  return { name, title, version, html: cleanHtml(content) }
}

/** The text of the program with the names of this shop; undefined where editors have written their own. */
export async function builtInWhereNoOwn(
  shop: Pick<Shop, 'db' | 'identity' | 'config'>,
  edition: Edition,
  name: LegalTextName,
  language: Language,
): Promise<LegalText | undefined> {
  if ((await ownText(shop.db, edition, name, language)) !== undefined) return undefined
  return filled(shop, name, language)
}

/** The text that holds: the editors' own, else that of the program. Outside a transaction. */
export async function legalText(
  shop: Pick<Shop, 'db' | 'identity' | 'config'>,
  edition: Edition,
  name: LegalTextName,
  language: Language,
): Promise<LegalText> {
  const own = await ownText(shop.db, edition, name, language)
  return own ?? filled(shop, name, language)
}

async function filled(
  shop: Pick<Shop, 'db' | 'identity' | 'config'>,
  name: LegalTextName,
  language: Language,
): Promise<LegalText> {
  const formDays = shop.config.FORM_RETENTION_DAYS
  const told = name === 'terms' ? { payments: await waysToPayInWords(shop.db, language) } : { formDays }
  return builtInText(name, language, presentIdentity(await shop.identity()), told)
}
