import type { StaffBanner } from '@bottega/contract/staff-content/banners.ts'
import { findingText } from '@bottega/contract/staff-content/findings.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { bannerState } from '@bottega/rules/content/banner-state.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import { bannerFolder } from '../../content/content/stored-banners.ts'
import { hashOf } from '../../kernel/publishing/content-folder.ts'
import type { StoredDocument } from '../../kernel/publishing/documents.service.ts'
import { findPublished, loadFiles, publishNow, selectPublished } from '../../kernel/publishing/drafts.service.ts'
import { ContentBusyError } from '../../kernel/publishing/import-content.ts'
import { endOf, momentOf } from '../../kernel/publishing/moments.ts'
import { withFields } from '../../kernel/publishing/source-yaml.ts'
import { authorOf, type Editor, filesAuthor } from './staff-content.service.ts'

const mostBanners = 200

/** Those of the folder; banners that stand within a page are the page's. */
export async function listBanners(db: Db, language: Language, now: Date): Promise<StaffBanner[]> {
  const documents = await selectPublished(db, bannerFolder, mostBanners)
  return documents.map((document) => presentBanner(document, language, now))
}

function presentBanner(
  { key, version, startsAt, endsAt, body }: StoredDocument,
  language: Language,
  now: Date,
): StaffBanner {
  const shown = inLanguage(language, body)
  const text = (name: string) => {
    const value = shown[name]
    return typeof value === 'string' ? { [name]: value } : {}
  }
  const hidden = body['hidden'] === true
  const places = Array.isArray(body['places']) ? body['places'].filter((place) => typeof place === 'string') : []
  return {
    key,
    version,
    kind: 'card',
    title: key,
    ...text('kind'),
    ...text('title'),
    places,
    ...text('site'),
    ...text('image'),
    ...text('link'),
    ...text('from'),
    ...text('until'),
    hidden,
    state: bannerState({ hidden, startsAt, endsAt }, now),
  }
}

export interface BannerChange {
  readonly key: string
  /** As the staff member saw it. */
  readonly version: number
  readonly from: string | undefined
  readonly until: string | undefined
  readonly hidden: boolean
}

/**
 * Writes the dates into the banner's own file and publishes it, so that an export has them and an import of an old copy
 * leaves them. (decision 0501)
 */
export async function changeBanner(
  { db, contentKinds }: Shop,
  { staff, now, language }: Editor,
  { key, version, from, until, hidden }: BannerChange,
): Promise<StaffBanner> {
  refuseImpossible(from, until)
  const document = await expectBanner(db, key, version)
  const [file] = await loadFiles(db, document.files)
  if (file === undefined) throw new Error(`the banner ${key} has no file`)
  const text = withFields(file.content.toString('utf8'), { from, until, hidden: hidden ? true : undefined })
  const content = Buffer.from(text)
  const before = datesOf(document)
  const after = { from: from ?? null, until: until ?? null, hidden }
  const change = { action: 'content.banner', subject: ['content', `${bannerFolder}/${key}`], before, after } as const
  try {
    const { errors } = await publishNow(db, contentKinds, [{ path: file.path, content, hash: hashOf(content) }], {
      author: authorOf({ staff, now }),
      record: (tx) => recordChange(tx, staff, change, now),
      expect: async (tx) => void (await expectBanner(tx, key, version)),
    })
    if (errors.length > 0)
      throw new Error(errors.map((error) => `${error.field} ${findingText(error, 'en')}`).join('; '))
  } catch (error) {
    if (error instanceof ContentBusyError) throw new ShopError('error.content.busy')
    throw error
  }
  const changed = await findPublished(db, bannerFolder, key)
  if (changed === undefined) throw new ShopError('error.content.bannerNotFound')
  return presentBanner(changed, language, now)
}

const datesOf = ({ body }: StoredDocument) => ({
  from: body['from'] ?? null,
  until: body['until'] ?? null,
  hidden: body['hidden'] === true,
})

async function expectBanner(reader: Reader, key: string, version: number): Promise<StoredDocument> {
  const document = await findPublished(reader, bannerFolder, key)
  if (document === undefined) throw new ShopError('error.content.bannerNotFound')
  if (document.version !== version)
    throw new ShopError('error.staff.changedMeanwhile', { name: document.author ?? filesAuthor })
  return document
}

function refuseImpossible(from: string | undefined, until: string | undefined): void {
  const areDays = [from, until].every((written) => written === undefined || isShopDate(written.slice(0, 10)))
  const [start, end] = [momentOf(from), endOf(until)]
  if (!areDays || (start !== undefined && end !== undefined && start >= end))
    throw new ShopError('error.content.bannerDates')
}
