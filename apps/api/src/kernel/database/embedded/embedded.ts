import { once } from 'node:events'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './folder-lock.ts'
import { makeSocketFolder } from './socket-folder.ts'

export interface EmbeddedServer {
  /** Folder of the unix socket, named as PostgreSQL names its own. */
  socketFolder: string
  /** The whole database as a tar, for a copy to start others from. */
  dump: () => Promise<Blob>
  stop: () => Promise<void>
}

/** The options the worker is started with. */
export interface EmbeddedOptions {
  folder: string | undefined
  socketFile: string
  imageFile: string | undefined
}
export type EmbeddedMessage = { type: 'ready' } | { type: 'dump'; image: Blob } | { type: 'stopped' }

/**
 * Compiled WebAssembly stays until its module goes. The V8 of Node 24 frees a wrapper twice where one thread drops it as
 * another calls through it, and that ends the process: PGlite stops in its thread while `fetch`, written in WebAssembly
 * too, goes on in the shop's. (decision 0852)
 */
const keepCompiledCode = () => setFlagsFromString('--no-wasm-code-gc')

/**
 * PGlite in a worker thread, so that a slow query does not hold up the shop's event loop. It takes no lock on its
 * folder itself, and two processes on one folder lose acknowledged data: `lockFolder` stands before it.
 */
export async function startEmbedded(folder: string | undefined, imageFile?: string): Promise<EmbeddedServer> {
  keepCompiledCode()
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  const { socketFolder, remove } = await makeSocketFolder()
  const options: EmbeddedOptions = { folder, socketFile: join(socketFolder, '.s.PGSQL.5432'), imageFile }
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: options })

  const answer = async (type: EmbeddedMessage['type'], command?: string): Promise<EmbeddedMessage> => {
    if (command !== undefined) worker.postMessage(command)
    for (;;) {
      const [message] = (await once(worker, 'message')) as [EmbeddedMessage]
      if (message.type === type) return message
    }
  }
  const tidy = async () => {
    await worker.terminate()
    await remove()
    unlock?.()
  }

  try {
    await answer('ready')
  } catch (error) {
    await tidy()
    throw error
  }
  return {
    socketFolder,
    dump: async () => {
      const message = await answer('dump', 'dump')
      if (message.type !== 'dump') throw new Error('the embedded database did not hand out its image')
      return message.image
    },
    stop: async () => {
      await answer('stopped', 'stop')
      await tidy()
    },
  }
}
