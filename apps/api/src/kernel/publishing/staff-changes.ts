import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Reader } from '../database/database.ts'
import { contentPublication, contentVersion, type SourceFile } from './publishing.tables.ts'
import type { Finding, ReadDocument } from './content-kind.ts'
import { nameOf } from './write-content.ts'

interface StaffChange {
  readonly kind: string
  readonly key: string
  readonly author: string
  readonly at: Date
  /** Empty where it was removed. */
  readonly files: readonly SourceFile[]
  readonly before: readonly (readonly SourceFile[])[]
}

/**
 * Documents whose last change was made in the back office and is not in these files. A file that is as it was before that
 * change is an old copy: the change stays, and a note says so. A file with something new of its own is an error, so that
 * neither change is lost. (decision 0500)
 */
export async function findStaffChanges(
  reader: Reader,
  documents: readonly ReadDocument[],
  prune: boolean,
): Promise<{ errors: Finding[]; notes: Finding[]; stays: ReadonlySet<string> }> {
  const errors: Finding[] = []
  const notes: Finding[] = []
  const stays = new Set<string>()
  const given = new Map(documents.map((one) => [nameOf(one), one]))
  for (const change of await selectDeskChanges(reader)) {
    const name = nameOf(change)
    const document = given.get(name)
    if (document === undefined) {
      if (!prune || change.files.length === 0) continue
      stays.add(name)
      notes.push({ ...placeOf(change.files), code: 'staffStays', values: valuesOf(change) })
    } else if (!isSame(document.files, change.files)) {
      stays.add(name)
      const isOld = change.before.some((files) => isSame(files, document.files))
      const codes = change.files.length === 0 ? ofRemoved : ofChanged
      const found = { ...placeOf(document.files), values: valuesOf(change) }
      if (isOld) notes.push({ ...found, code: codes.old })
      else errors.push({ ...found, code: codes.other })
    }
  }
  return { errors, notes, stays }
}

const ofChanged = { old: 'oldCopy', other: 'changedByStaff' } as const
const ofRemoved = { old: 'oldCopyOfRemoved', other: 'removedAtDesk' } as const

const valuesOf = ({ author, at }: StaffChange) => ({ author, day: shopDate(at) })

const placeOf = (files: readonly Pick<SourceFile, 'path'>[]) => ({ file: files[0]?.path ?? '', line: 0, field: '' })

const written = (files: readonly SourceFile[]) =>
  files
    .map(({ path, hash }) => `${path} ${hash}`)
    .toSorted()
    .join('\n')
const isSame = (one: readonly SourceFile[], other: readonly SourceFile[]) => written(one) === written(other)

/** The last published change of each document, where staff made it, with the versions before. */
async function selectDeskChanges(reader: Reader): Promise<StaffChange[]> {
  const latest = reader
    .selectDistinctOn([contentVersion.kind, contentVersion.key], {
      kind: contentVersion.kind,
      key: contentVersion.key,
      files: contentVersion.files,
      publication: contentVersion.publication,
    })
    .from(contentVersion)
    .where(isNotNull(contentVersion.publication))
    .orderBy(contentVersion.kind, contentVersion.key, sql`${contentVersion.publication} desc`)
    .as('latest')
  const changes = await reader
    .select({
      kind: latest.kind,
      key: latest.key,
      files: latest.files,
      author: contentPublication.author,
      at: contentPublication.at,
    })
    .from(latest)
    .innerJoin(contentPublication, eq(contentPublication.id, latest.publication))
    .where(isNotNull(contentPublication.author))
  if (changes.length === 0) return []
  const earlier = await reader
    .select({ kind: contentVersion.kind, key: contentVersion.key, files: contentVersion.files })
    .from(contentVersion)
    .where(
      and(
        isNotNull(contentVersion.publication),
        inArray(
          contentVersion.key,
          changes.map(({ key }) => key),
        ),
      ),
    )
  const before = Map.groupBy(earlier, nameOf)
  return changes.map(({ kind, key, files, author, at }) => ({
    kind,
    key,
    files,
    author: author ?? '',
    at,
    before: (before.get(nameOf({ kind, key })) ?? []).map((earlierOne) => earlierOne.files),
  }))
}
