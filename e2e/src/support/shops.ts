import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startProgram, type RunningProgram } from './program.ts'

/** The shop of this worker. It has no other shoppers: no two files share a customer's cart at the same time. */
export function shopOrigin(): string {
  const origin = inject('origins')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (origin === undefined) throw new Error('This worker has no shop of its own')
  return origin
}

/** A folder with the data of a freshly seeded shop: copying it is faster than seeding. The caller removes it. */
export async function furnishedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-e2e-'))
  await cp(inject('furnished'), folder, { recursive: true })
  return folder
}

/** A seeded shop for one test file alone, with settings of its own. Its data is deleted when it stops. */
export async function startOwnShop(environment: Record<string, string> = {}): Promise<RunningProgram> {
  const dataDir = await furnishedFolder()
  const tidy = () => rm(dataDir, { recursive: true, force: true })
  try {
    const shop = await startProgram({ dataDir, environment })
    const stop = async () => {
      const code = await shop.stop()
      await tidy()
      return code
    }
    return { ...shop, stop }
  } catch (error) {
    await tidy()
    throw error
  }
}
