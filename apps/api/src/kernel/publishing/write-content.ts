import type { Tx } from '../database/database.ts'
import { bumpCatalogueVersion } from '../database/catalogue-version.ts'
import type { ContentKind, Finding, Findings, ReadDocument } from './content-kind.ts'
import {
  deleteDocuments,
  insertDocuments,
  insertFiles,
  insertPublication,
  insertRemovals,
  type KnownDocument,
  type NewDocument,
  selectKnown,
  selectVersions,
} from './publish.repository.ts'
import { digestOf, type ReadContent } from './read-documents.ts'

/** The staff member who changes content in the back office, and the time of it. Files of a command have no author. */
export interface Author {
  readonly name: string
  readonly at: Date
}

export interface WriteOptions {
  /** Stored beside what is published and shown in previews only. */
  readonly draft?: boolean
  /** Removes published documents that are not among those handed over. */
  readonly prune?: boolean
  /** Removes these, by `nameOf`. */
  readonly remove?: ReadonlySet<string>
  /** Leaves these as they are in the shop, by `nameOf`. */
  readonly stays?: ReadonlySet<string>
  readonly author?: Author
}

export interface WriteResult extends Findings {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly unchanged: number
  readonly removed: readonly string[]
}

export const nothingWritten = { added: [], changed: [], unchanged: 0, removed: [] } as const

/** Writes what was read. With errors in the result nothing is written. */
export async function writeContent(
  tx: Tx,
  kinds: readonly ContentKind[],
  { documents, made, findings }: ReadContent,
  options: WriteOptions,
): Promise<WriteResult> {
  const { draft = false, author } = options
  const known = await selectKnown(tx)
  const versions = await selectVersions(tx)
  const plan = planWriting(documents, known, options)
  const taken = [...findSlugsTaken(plan, known, draft), ...(await checkAll(tx, kinds, plan))]
  const changes = {
    added: plan.added.map(nameOf),
    changed: plan.changed.map(nameOf),
    removed: plan.removed.map(nameOf),
  }
  const result = { ...findings, ...changes, unchanged: plan.unchanged, errors: [...findings.errors, ...taken] }
  if (taken.length > 0) return result

  const written = [...plan.added, ...plan.changed]
  const isChanging = written.length + plan.removed.length > 0
  await insertFiles(tx, [...written.flatMap(({ files }) => files), ...(written.length > 0 ? made : [])])
  await deleteDocuments(tx, [...plan.replaced, ...(draft ? [] : plan.removed)])
  if (draft) {
    const removals = removalsOf(plan.removed, versions.versionOf, author)
    await insertDocuments(tx, [...rowsOf(written, known, versions, options), ...removals], null)
  } else if (isChanging) {
    const publication = await insertPublication(tx, {
      ...(author && { author: author.name, at: author.at }),
      ...changes,
    })
    await insertRemovals(tx, plan.removed, versions.versionOf, publication)
    await insertDocuments(tx, rowsOf(written, known, versions, options), publication)
    await project(tx, kinds, written, plan.removed)
  }
  // A draft changes what previews show, and their pages are cached like all others.
  if (isChanging || plan.replaced.length > 0) await bumpCatalogueVersion(tx)
  return result
}

/** The name editors give a document: `articles/risotto`. */
export const nameOf = ({ kind, key }: { readonly kind: string; readonly key: string }) => `${kind}/${key}`

interface Plan {
  readonly added: readonly ReadDocument[]
  readonly changed: readonly ReadDocument[]
  readonly unchanged: number
  /** Rows that are written again, and drafts that became superfluous. */
  readonly replaced: readonly KnownDocument[]
  readonly removed: readonly KnownDocument[]
}

const none: ReadonlySet<string> = new Set()

function planWriting(
  documents: readonly ReadDocument[],
  known: readonly KnownDocument[],
  { draft = false, prune = false, remove = none, stays = none }: WriteOptions,
): Plan {
  const published = new Map(known.filter((one) => !one.draft).map((one) => [nameOf(one), one]))
  const drafts = new Map(known.filter((one) => one.draft).map((one) => [nameOf(one), one]))
  const digests = new Map(documents.map((one) => [nameOf(one), digestOf(one)]))
  const isIn = (rows: ReadonlyMap<string, KnownDocument>, name: string) =>
    rows.has(name) && rows.get(name)?.digest === digests.get(name)

  const differing = documents.filter((one) => {
    const name = nameOf(one)
    return !stays.has(name) && !isIn(published, name) && !(draft && isIn(drafts, name))
  })
  const isLeaving = (name: string) => remove.has(name) || (prune && !digests.has(name) && !stays.has(name))
  const removed = [...published.entries()].flatMap(([name, one]) =>
    isLeaving(name) && !(draft && drafts.get(name)?.removal === true) ? [one] : [],
  )
  const overtaken = [...digests.keys()].flatMap((name) => (isIn(published, name) ? (drafts.get(name) ?? []) : []))
  const replaced = draft
    ? [...differing, ...removed].flatMap((one) => drafts.get(nameOf(one)) ?? []).concat(overtaken)
    : differing.flatMap((one) => {
        const name = nameOf(one)
        return [published.get(name) ?? [], isIn(drafts, name) ? (drafts.get(name) ?? []) : []].flat()
      })
  return {
    added: differing.filter((one) => !published.has(nameOf(one))),
    changed: differing.filter((one) => published.has(nameOf(one))),
    unchanged: documents.length - differing.length,
    replaced: [...new Set([...replaced, ...overtaken])],
    removed,
  }
}

/** A document outside the folder may have the slug already; a draft counts in the place of what it will replace. */
function findSlugsTaken(plan: Plan, known: readonly KnownDocument[], draft: boolean): Finding[] {
  const leaving = new Set([...plan.replaced, ...plan.removed])
  const drafted = new Set(known.filter((one) => one.draft).map(({ number }) => number))
  const beside = known.filter((one) => (draft ? one.draft || !drafted.has(one.number) : !one.draft))
  const slugs = new Map(
    beside.filter((one) => !leaving.has(one) && !one.removal).map((one) => [`${one.kind} ${one.slug}`, one]),
  )
  return [...plan.added, ...plan.changed].flatMap(({ kind, key, facts, files }) => {
    const owner = slugs.get(`${kind} ${facts.slug}`)
    if (owner === undefined || owner.key === key) return []
    const values = { slug: facts.slug, name: nameOf(owner) }
    return [{ file: files[0]?.path ?? '', line: 0, field: 'slug', code: 'slugTaken', values }]
  })
}

/** Returns the faults the kinds find in comparison with the data the shop holds. */
async function checkAll(tx: Tx, kinds: readonly ContentKind[], { added, changed }: Plan): Promise<Finding[]> {
  const found: Finding[] = []
  for (const document of [...added, ...changed]) {
    const kind = kinds.find(({ folder }) => folder === document.kind)
    if (kind?.check !== undefined) found.push(...(await kind.check(tx, document)))
  }
  return found
}

type Versions = Awaited<ReturnType<typeof selectVersions>>

function rowsOf(
  documents: readonly ReadDocument[],
  known: readonly KnownDocument[],
  { last, versionOf }: Versions,
  { draft = false, author }: WriteOptions,
): NewDocument[] {
  const numbers = new Map(known.map((one) => [nameOf(one), one.number]))
  const published = new Map(known.filter((one) => !one.draft).map(({ number, version }) => [number, version]))
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
      basedOn: draft ? (published.get(number) ?? null) : null,
      ...writtenBy(author),
    }
  })
}

const writtenBy = (author: Author | undefined) => author && { author: author.name, publishedAt: author.at }

/** Drafts that remove what is published. Their slug is one no document can have. */
const removalsOf = (
  removed: readonly KnownDocument[],
  versionOf: Versions['versionOf'],
  author: Author | undefined,
): NewDocument[] =>
  removed.map(({ number, kind, key, version }) => ({
    number,
    draft: true,
    removal: true,
    kind,
    key,
    slug: `removal ${number}`,
    version: (versionOf.get(number) ?? 0) + 1,
    digest: '',
    body: {},
    files: [],
    basedOn: version,
    ...writtenBy(author),
  }))

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
