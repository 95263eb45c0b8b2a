import { contentKinds } from '@bottega/api/modules.ts'
import { importContent } from '@bottega/api/kernel/publishing/import-content.ts'
import type { Shop } from '@bottega/api/kernel/shop.ts'
import { contentReport } from './content-report.ts'
import { watchFolder, type WatchedFolder } from './watch-folder.ts'

/**
 * Brings the folder of `CONTENT_DIR` into the shop at its start, then after every change. A shop on the embedded database
 * takes content this way, since no other process may open the database. Throws `ContentFolderError` for a folder that is
 * not there; what is wrong in its files is logged, and what was published stays.
 */
export async function publishFolder({ db, log }: Pick<Shop, 'db' | 'log'>, folder: string): Promise<WatchedFolder> {
  const publish = async () => {
    const result = await importContent(db, contentKinds, folder)
    const report = contentReport(result, {})
    if (result.errors.length > 0) log.error({ folder, report }, 'the content was not published')
    else log.info({ folder, report }, 'the content is published')
  }
  await publish()
  return watchFolder(folder, () =>
    publish().catch((error: unknown) => log.error({ err: error, folder }, 'the content was not published')),
  )
}
