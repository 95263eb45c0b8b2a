import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface SpawnedBank {
  url: string
  stop: () => Promise<void>
}

/** Runs the bank beside the shop, in a process that ends with the one that started it. `port` 0 takes any free one. */
export async function spawnBank(options: { secret: string; port: number; file?: string }): Promise<SpawnedBank> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...(PATH === undefined ? {} : { PATH }),
      ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
      BANK_PORT: String(options.port),
      BANK_FILE: options.file ?? '',
      PAYMENT_SECRET: options.secret,
    },
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const first = await Promise.race([
    once(lines, 'line') as Promise<[string]>,
    exited.then(() => {
      throw new Error('the sandbox bank did not start')
    }),
  ])
  return {
    url: first[0].replace('bank ', ''),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
