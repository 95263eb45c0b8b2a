import type { Db, Tx } from '../../db/database.ts'
import { bumpCatalogueVersion } from '../catalog/catalogue-version.ts'
import { readContentFolder } from './content-folder.ts'
import type { ContentKind, Finding, Findings, LoadedFile, ReadDocument } from './content-kind.ts'
import {
  deleteDocuments,
  insertDocuments,
  insertFiles,
  insertRemovals,
  type KnownDocument,
  type NewDocument,
  selectKnown,
  selectVersions,
  tryLockContent,
} from './publish.repository.ts'
import { digestOf, readDocuments, type ReadContent } from './read-documents.ts'

export interface ImportOptions {
  /** Stored beside what is published and shown in previews only. */
  readonly draft?: boolean
  /** Does everything and undoes it. */
  readonly dryRun?: boolean
  /** Removes published documents the folder does not have. */
  readonly prune?: boolean
}

export interface ImportResult extends Findings {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly unchanged: number
  readonly removed: readonly string[]
}

/** Another import of content runs; the message is for the editor. */
export class ContentBusyError extends Error {}

/** Thrown to undo a dry run; never leaves this module. */
class DryRunDone extends Error {}

/**
 * Brings a content folder into the shop as one transaction. With one error nothing is written, and what was published
 * stays. The same folder a second time changes nothing. Every process of the shop shows the changes within seconds.
 */
export async function importContent(
  db: Db,
  kinds: readonly ContentKind[],
  folder: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const read = await readDocuments(kinds, await readContentFolder(folder))
  if (read.findings.errors.length > 0) return { ...read.findings, added: [], changed: [], unchanged: 0, removed: [] }
  let result: ImportResult | undefined
  try {
    await db.transaction(async (tx) => {
      if (!(await tryLockContent(tx)))
        throw new ContentBusyError('Another import of content is running. Wait for its end and start again.')
      result = await writeContent(tx, kinds, read, options)
      if (options.dryRun === true || result.errors.length > 0) throw new DryRunDone()
    })
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error
  }
  if (result === undefined) throw new Error('the import ended without a result')
  return result
}

/**
 * The same inside a transaction of the caller, for a folder known to be right: of the demo, with files made from its
 * catalogue. Throws what is wrong.
 */
export async function seedContent(
  tx: Tx,
  kinds: readonly ContentKind[],
  folder: string,
  more: readonly LoadedFile[] = [],
): Promise<void> {
  const read = await readDocuments(kinds, [...(await readContentFolder(folder)), ...more])
  const { errors } = read.findings.errors.length > 0 ? read.findings : await writeContent(tx, kinds, read, {})
  const [first] = errors
  if (first !== undefined) throw new Error(`${first.file}:${first.line} ${first.field} ${first.text}`)
}

async function writeContent(
  tx: Tx,
  kinds: readonly ContentKind[],
  { documents, made, findings }: ReadContent,
  { draft = false, prune = false }: ImportOptions,
): Promise<ImportResult> {
  const known = await selectKnown(tx)
  const versions = await selectVersions(tx)
  const plan = planImport(documents, known, draft, prune)
  const taken = [...findSlugsTaken(plan, known, draft), ...(await checkAll(tx, kinds, plan))]
  const changes = {
    added: plan.added.map(nameOf),
    changed: plan.changed.map(nameOf),
    removed: plan.removed.map(nameOf),
  }
  const result = { ...findings, ...changes, unchanged: plan.unchanged, errors: [...findings.errors, ...taken] }
  if (taken.length > 0) return result

  const written = [...plan.added, ...plan.changed]
  await insertFiles(tx, [...written.flatMap(({ files }) => files), ...(written.length > 0 ? made : [])])
  await deleteDocuments(tx, [...plan.replaced, ...plan.removed])
  await insertRemovals(tx, plan.removed, versions.versionOf)
  await insertDocuments(tx, rowsOf(written, known, versions, draft))
  if (!draft) await project(tx, kinds, written, plan.removed)
  // A draft changes what previews show, and their pages are cached like all others.
  if (written.length > 0 || plan.removed.length > 0 || plan.replaced.length > 0) await bumpCatalogueVersion(tx)
  return result
}

const nameOf = ({ kind, key }: Pick<KnownDocument, 'kind' | 'key'>) => `${kind}/${key}`

interface Plan {
  readonly added: readonly ReadDocument[]
  readonly changed: readonly ReadDocument[]
  readonly unchanged: number
  /** Rows that are written again, and drafts that became superfluous. */
  readonly replaced: readonly KnownDocument[]
  readonly removed: readonly KnownDocument[]
}

function planImport(
  documents: readonly ReadDocument[],
  known: readonly KnownDocument[],
  draft: boolean,
  prune: boolean,
): Plan {
  const published = new Map(known.filter((one) => !one.draft).map((one) => [nameOf(one), one]))
  const drafts = new Map(known.filter((one) => one.draft).map((one) => [nameOf(one), one]))
  const isUnchanged = (one: ReadDocument) => {
    const digest = digestOf(one)
    const name = nameOf(one)
    return draft && drafts.has(name) ? drafts.get(name)?.digest === digest : published.get(name)?.digest === digest
  }
  const differing = documents.filter((one) => !isUnchanged(one))
  const names = new Set(documents.map(nameOf))
  const toReplace = draft
    ? differing.map((one) => drafts.get(nameOf(one)))
    : differing.map((one) => published.get(nameOf(one)))
  const overtaken = draft ? [] : [...names].map((name) => drafts.get(name))
  return {
    added: differing.filter((one) => !published.has(nameOf(one))),
    changed: differing.filter((one) => published.has(nameOf(one))),
    unchanged: documents.length - differing.length,
    replaced: [...toReplace, ...overtaken].filter((one) => one !== undefined),
    removed: prune && !draft ? [...published.values()].filter((one) => !names.has(nameOf(one))) : [],
  }
}

/** A document outside the folder may have the slug already. */
function findSlugsTaken(plan: Plan, known: readonly KnownDocument[], draft: boolean) {
  const leaving = new Set([...plan.replaced, ...plan.removed])
  const slugs = new Map(
    known.filter((one) => one.draft === draft && !leaving.has(one)).map((one) => [`${one.kind} ${one.slug}`, one]),
  )
  return [...plan.added, ...plan.changed].flatMap(({ kind, key, facts, files }) => {
    const owner = slugs.get(`${kind} ${facts.slug}`)
    if (owner === undefined || owner.key === key) return []
    const text = `"${facts.slug}" is the slug of ${nameOf(owner)} in the shop`
    return [{ file: files[0]?.path ?? '', line: 0, field: 'slug', text }]
  })
}

/** What the kinds find wrong beside what the shop holds. */
async function checkAll(tx: Tx, kinds: readonly ContentKind[], { added, changed }: Plan): Promise<Finding[]> {
  const found: Finding[] = []
  for (const document of [...added, ...changed]) {
    const kind = kinds.find(({ folder }) => folder === document.kind)
    if (kind?.check !== undefined) found.push(...(await kind.check(tx, document)))
  }
  return found
}

function rowsOf(
  documents: readonly ReadDocument[],
  known: readonly KnownDocument[],
  { last, versionOf }: Awaited<ReturnType<typeof selectVersions>>,
  draft: boolean,
): NewDocument[] {
  const numbers = new Map(known.map((one) => [nameOf(one), one.number]))
  let next = last
  return documents.map((document) => {
    const { kind, key, facts, body, files } = document
    const number = numbers.get(nameOf(document)) ?? ++next
    return {
      number,
      draft,
      kind,
      key,
      slug: facts.slug,
      type: facts.type ?? null,
      classes: [...(facts.classes ?? [])],
      datedAt: facts.datedAt ?? null,
      startsAt: facts.startsAt ?? null,
      endsAt: facts.endsAt ?? null,
      version: (versionOf.get(number) ?? 0) + 1,
      digest: digestOf(document),
      body,
      files: files.map(({ path, hash }) => ({ path, hash })),
    }
  })
}

async function project(
  tx: Tx,
  kinds: readonly ContentKind[],
  written: readonly ReadDocument[],
  removed: readonly KnownDocument[],
): Promise<void> {
  const kindOf = (folder: string) => kinds.find((one) => one.folder === folder)
  for (const { kind, slug } of removed) await kindOf(kind)?.unproject?.(tx, { slug })
  for (const document of written) await kindOf(document.kind)?.project?.(tx, document)
}
