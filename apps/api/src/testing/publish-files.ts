import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentKinds } from '../modules.ts'
import { importContent } from '../kernel/publishing/import-content.ts'
import type { TestShop } from './test-shop.ts'

/** Publishes editors' files, each by its path in the content folder, as the command does; what is wrong throws. */
export async function publishFiles({ shop }: TestShop, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-content-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { errors } = await importContent(shop.db, contentKinds, folder)
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
