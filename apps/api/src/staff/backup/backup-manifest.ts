import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

/** The first entry of a backup: what it holds and which schema that fits. */
const Manifest = Type.Object({
  format: Type.Literal(1),
  /** Version of the shop that made it. */
  version: Type.String(),
  /** ISO time, UTC. */
  madeAt: Type.String(),
  /** `created_at` of the newest migration of the database, milliseconds. */
  newestMigration: Type.Integer(),
  /** Rows of each table. */
  tables: Type.Record(Type.String(), Type.Integer()),
  /** The last value each sequence gave; one that never gave a value is absent. */
  sequences: Type.Record(Type.String(), Type.Integer()),
})
export type BackupManifest = Static<typeof Manifest>

/** A file that is no backup, is damaged, or does not fit the database; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export function readManifest(text: string): BackupManifest {
  const value: unknown = JSON.parse(text)
  if (!Value.Check(Manifest, value)) throw new BackupError('The file is no backup this version can read.')
  return value
}
