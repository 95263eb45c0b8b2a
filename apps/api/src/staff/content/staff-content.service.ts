import type { AuditAction } from '@bottega/contract/audit-actions.ts'
import type { ContentOutcome } from '@bottega/contract/staff-content/staff-content.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { pageOf } from '@bottega/contract/common.ts'
import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { lastAuthorOf, recordChange } from '../../kernel/audit/audit.service.ts'
import type { Finding, LoadedFile } from '../../kernel/publishing/content-kind.ts'
import {
  type Author,
  ContentChangedError,
  countDrafts,
  countPublications,
  countPublished,
  discardDrafts,
  draftFiles,
  draftVersion,
  findPublication,
  loadFiles,
  publishDrafts,
  type Recording,
  selectDrafts,
  selectPublications,
  selectSources,
  selectState,
  type WriteResult,
} from '../../kernel/publishing/drafts.service.ts'
import { ContentBusyError } from '../../kernel/publishing/import-content.ts'
import { previewToken } from '../../kernel/sessions/preview-token.ts'
import { previewPath } from '../../kernel/publishing/preview.routes.ts'
import { presentDraft, presentFinding, presentVersion } from './staff-content.presenter.ts'
import { zipOf } from './zip-folder.ts'

const versionsOfPage = 20
const mostDrafts = 500
const mostFindings = 500
/** Names of documents in one entry of the log. */
const mostNames = 100

/** In the log all drafts are one thing, and so is all that is published. */
export const drafts = ['content', 'drafts'] as const
const publishedContent = ['content', 'published'] as const
/** In the place of a staff member, where files were imported by the command. */
export const filesAuthor = 'import content'

export interface Editor {
  readonly staff: StaffMember
  readonly language: Language
  readonly now: Date
}
export const authorOf = ({ staff, now }: Pick<Editor, 'staff' | 'now'>): Author => ({ name: staff.name, at: now })

export async function readStaffContent(
  { db, contentKinds }: Pick<Shop, 'db' | 'contentKinds'>,
  page: number,
  now: Date,
) {
  const { version, seen } = await selectState(db)
  const published = await findPublication(db, version)
  const versions = await selectPublications(db, versionsOfPage, (page - 1) * versionsOfPage)
  const [rows, draftCount] = [await selectDrafts(db, mostDrafts), await countDrafts(db)]
  return {
    seen,
    documents: await countPublished(db),
    ...(published !== undefined && { published: presentVersion(published) }),
    folders: contentKinds.map(({ folder }) => folder).toSorted(),
    preview: `${previewPath}/${await previewToken(db, now)}?to=/`,
    drafts: rows.map(presentDraft),
    draftCount,
    versions: versions.map(presentVersion),
    page: pageOf(page, versionsOfPage, await countPublications(db)),
  }
}

/** Stores files as drafts, every error reported; a folder around all of them is left out. */
export function draft(
  { db, contentKinds }: Shop,
  editor: Editor,
  files: readonly LoadedFile[],
  whole: boolean,
): Promise<ContentOutcome> {
  const known = new Set(contentKinds.map(({ folder }) => folder))
  const record = recording(editor, 'content.drafted', drafts)
  return outcomeOf(db, editor.language, () =>
    draftFiles(db, contentKinds, withoutOuterFolder(files, known), { whole, author: authorOf(editor), record }),
  )
}

/** A zip or a chosen folder has its own name before the folders of content. */
function withoutOuterFolder(files: readonly LoadedFile[], known: ReadonlySet<string>): readonly LoadedFile[] {
  const [first = ''] = files[0]?.path.split('/') ?? []
  const isOuter =
    !known.has(first) &&
    files.every(({ path }) => path.startsWith(`${first}/`)) &&
    files.some(({ path }) => known.has(path.split('/')[1] ?? ''))
  return isOuter ? files.map((file) => ({ ...file, path: file.path.slice(first.length + 1) })) : files
}

export async function publish({ db, contentKinds }: Shop, editor: Editor, seen: string): Promise<ContentOutcome> {
  await refuseWithoutDraft(db)
  const record = recording(editor, 'content.published', publishedContent)
  return outcomeOf(db, editor.language, () =>
    publishDrafts(db, contentKinds, { seen, author: authorOf(editor), record }),
  )
}

export async function discard({ db }: Shop, editor: Editor, seen: string, name?: string): Promise<ContentOutcome> {
  await refuseWithoutDraft(db)
  return outcomeOf(db, editor.language, () =>
    discardDrafts(db, { seen, name, record: recording(editor, 'content.discarded', drafts) }),
  )
}

export async function goBack(
  { db, contentKinds }: Shop,
  editor: Editor,
  seen: string,
  version: number,
): Promise<ContentOutcome> {
  if ((await countDrafts(db)) > 0) throw new ShopError('error.content.draftInTheWay')
  const record = recording(editor, 'content.wentBack', drafts, { version })
  return outcomeOf(db, editor.language, async () => {
    const result = await draftVersion(db, contentKinds, version, { seen, author: authorOf(editor), record })
    if (result === undefined) throw new ShopError('error.content.versionNotFound')
    return result
  })
}

/** The content folder, as its editors wrote it, written while it is sent. */
export async function contentAsZip(db: Db, withDrafts: boolean, now: Date): Promise<FileAnswer> {
  const files = (await selectSources(db, withDrafts)).flatMap((one) => one.files)
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]))
  const contentOf = async (path: string) => {
    const [file] = await loadFiles(db, [{ path, hash: hashes.get(path) ?? '' }])
    if (file === undefined) throw new Error(`no content of ${path}`)
    return file.content
  }
  const { version } = await selectState(db)
  const name = withDrafts ? 'content-draft.zip' : `content-${version}.zip`
  return { name, mediaType: 'application/zip', content: zipOf([...hashes.keys()].toSorted(), contentOf, now) }
}

async function refuseWithoutDraft(db: Db): Promise<void> {
  if ((await countDrafts(db)) === 0) throw new ShopError('error.content.noDraft')
}

export const recording =
  (
    { staff, now }: Editor,
    action: AuditAction,
    subject: typeof drafts | typeof publishedContent,
    more = {},
  ): Recording =>
  async (tx, { errors, added, changed, removed }, before) => {
    if (errors.length > 0) return
    const { version } = await selectState(tx)
    const names = {
      added: added.slice(0, mostNames),
      changed: changed.slice(0, mostNames),
      removed: removed.slice(0, mostNames),
    }
    const entry = { action, subject, before: { version: before.version }, after: { version, ...more, ...names } }
    await recordChange(tx, staff, entry, now)
  }

/** Makes a change and returns its outcome, as editors read it; refused where others were faster. */
export async function outcomeOf(
  db: Db,
  language: Language,
  change: () => Promise<WriteResult>,
): Promise<ContentOutcome> {
  try {
    const { errors, notes, added, changed, removed, unchanged } = await change()
    const shown = (findings: readonly Finding[]) =>
      findings.slice(0, mostFindings).map((finding) => presentFinding(finding, language))
    return {
      errors: shown(errors),
      errorCount: errors.length,
      notes: shown(notes),
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      unchanged,
    }
  } catch (error) {
    if (error instanceof ContentBusyError) throw new ShopError('error.content.busy')
    if (!(error instanceof ContentChangedError)) throw error
    throw new ShopError('error.staff.changedMeanwhile', { name: await fasterThan(db, error) })
  }
}

/** The author who published or drafted since; a publication names its author itself, also where a command made it. */
async function fasterThan(db: Db, { seen, state }: ContentChangedError): Promise<string> {
  const seenVersion = Number(seen.split('.')[0])
  if (seenVersion === state.version) return (await lastAuthorOf(db, drafts)) ?? filesAuthor
  return (await findPublication(db, state.version))?.author ?? filesAuthor
}
