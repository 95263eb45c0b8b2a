import type { TestProject } from 'vitest/node'
import { startProgram } from './program.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
  }
}

/** One shop on the embedded database for all journeys; each makes what it changes its own. */
export default async function setup(project: TestProject) {
  const shop = await startProgram()
  project.provide('origin', shop.origin)
  return async () => {
    await shop.stop()
  }
}
