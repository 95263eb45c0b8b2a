import { eq } from 'drizzle-orm'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '../database/database.ts'
import { contentDocument, contentFile } from './publishing.tables.ts'
import { writeAtomically } from '../write-atomically.ts'
import { ContentFolderError } from './content-folder.ts'

/** Writes the files of everything that is published into a new or empty folder, each as its editor wrote it. */
export async function exportContent(db: Db, folder: string): Promise<{ documents: number; files: number }> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new ContentFolderError(`${folder} is not empty; nothing was written.`)
  const documents = await db
    .select({ files: contentDocument.files })
    .from(contentDocument)
    .where(eq(contentDocument.draft, false))
  const files = documents.flatMap((one) => one.files)
  for (const { path, hash } of files) {
    const [stored] = await db
      .select({ content: contentFile.content })
      .from(contentFile)
      .where(eq(contentFile.hash, hash))
    if (stored === undefined) throw new Error(`the content of ${path} is missing`)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeAtomically(join(folder, path), stored.content)
  }
  return { documents: documents.length, files: files.length }
}
