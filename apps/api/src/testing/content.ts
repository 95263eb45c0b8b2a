import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentKinds } from '../modules.ts'
import { importContent, type ImportOptions, type ImportResult } from '../kernel/publishing/import-content.ts'
import type { TestShop } from './test-shop.ts'

/** Publishes these files, by their path below the content folder. */
export async function publish(
  { shop }: TestShop,
  files: Readonly<Record<string, string>>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-content-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  try {
    return await importContent(shop.db, contentKinds, folder, options)
  } finally {
    await rm(folder, { recursive: true })
  }
}
