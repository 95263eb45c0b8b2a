import { contentKinds } from '@bottega/api/modules.ts'
import { importContentWhenFree } from '@bottega/api/kernel/publishing/import-content.ts'
import type { Shop } from '@bottega/api/kernel/shop.ts'
import { contentReport } from './content-report.ts'
import { followFolder, type WatchedFolder } from './follow-folder.ts'

/**
 * Brings the folder of `CONTENT_DIR` into the shop at its start, then after every change; several processes may follow
 * one folder. A shop on the embedded database takes content this way, since no other process may open the database.
 * Throws `ContentFolderError` for a folder that is not there; what is wrong in its files is logged, and what was
 * published stays.
 */
export async function publishFolder({ db, log }: Pick<Shop, 'db' | 'log'>, folder: string): Promise<WatchedFolder> {
  const stopped = new AbortController()
  const publish = async () => {
    const result = await importContentWhenFree(db, contentKinds, folder, stopped.signal)
    if (result === undefined) return
    const report = contentReport(result, {})
    if (result.errors.length > 0) log.error({ folder, report }, 'the content was not published')
    else log.info({ folder, report }, 'the content is published')
  }
  const { first, stop } = followFolder(folder, publish, (error) =>
    log.error({ err: error, folder }, 'the content was not published'),
  )
  const watched = {
    stop: async () => {
      stopped.abort()
      await stop()
    },
  }
  try {
    await first
  } catch (error) {
    await watched.stop()
    throw error
  }
  return watched
}
