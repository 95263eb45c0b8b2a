import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { EmbeddedMessage, EmbeddedOptions } from './embedded.ts'

const { folder, socketFile, imageFile } = workerData as EmbeddedOptions
const post = (message: EmbeddedMessage) => parentPort?.postMessage(message)

const database = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(imageFile === undefined ? {} : { loadDataDir: await openAsBlob(imageFile) }),
})
const server = new PGLiteSocketServer({ db: database, path: socketFile, maxConnections: 20 })
await server.start()

parentPort?.on('message', (command: string) => {
  const work = command === 'dump' ? dump() : stop()
  work.catch((error: unknown) => {
    throw error
  })
})

async function dump() {
  post({ type: 'dump', image: await database.dumpDataDir('none') })
}

async function stop() {
  await server.stop()
  await database.close()
  post({ type: 'stopped' })
}

post({ type: 'ready' })
