import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProgram } from './program.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** One shop for each worker; `shopOrigin` picks it. */
    origins: readonly string[]
    /** The data of a freshly seeded shop, to start others from. */
    furnished: string
  }
}

/**
 * Builds, migrates and seeds a shop on the embedded database once, as a first start does, and starts a copy for each
 * worker: its test files share it one after the other, and each creates the data it changes.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-e2e-'))
  const furnished = join(folder, 'furnished')
  await (await startProgram({ dataDir: furnished })).stop()
  const workers = Array.from({ length: project.config.maxWorkers }, (_, index) => `shop-${index + 1}`)
  const shops = await Promise.all(
    workers.map(async (name) => {
      await cp(furnished, join(folder, name), { recursive: true })
      return startProgram({ dataDir: join(folder, name) })
    }),
  )
  project.provide(
    'origins',
    shops.map(({ origin }) => origin),
  )
  project.provide('furnished', furnished)
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}
