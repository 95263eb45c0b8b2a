import { freePort } from '@bottega/api/testing/servers/free-port.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface RunningProgram {
  origin: string
  dataDir: string
  process: ChildProcess
  /** All it has printed so far. */
  output: () => string
  /** Stops with SIGTERM, waits, and answers the exit code. */
  stop: () => Promise<number | null>
}

export interface ProgramOptions {
  environment?: Record<string, string>
  /** Folder of an earlier run, to start again on its data; without it a new one, removed at `stop`. */
  dataDir?: string
  /** Output to wait for; by default the line that says it is ready. */
  until?: string
  /** Starts through `npm start` itself, whose process is then the one that is stopped. */
  throughNpm?: boolean
  /** Another checkout than this one. */
  checkout?: string
  /** As `npm run dev` does. */
  develop?: boolean
}

/** The output so far of each program that this process has started. */
const outputs = new Map<ChildProcess, () => string>()
/** Letters of an output that a failed journey shows. */
const shown = 4000

/** The last words of every program that runs for the journey at hand, for one that failed. */
export const lastWords = (): string[] => [...outputs.values()].map((output) => output().slice(-shown))

const program = (command: string) => [process.execPath, 'apps/shop/src/cli.ts', command]

/** A command that has printed `until`. Rejects with what it printed when it ends before. */
async function startCommand(
  [file = '', ...args]: string[],
  until: string,
  environment: Record<string, string>,
  cwd = root,
) {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const output = () => text
  outputs.set(child, output)
  child.once('exit', () => outputs.delete(child))
  await new Promise<void>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes(until)) resolve()
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('exit', (code) => reject(new Error(`The program ended with ${code ?? 'a signal'}:\n${text}`)))
  })
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    return child.exitCode
  }
  return { child, output, stop }
}

/**
 * The specification's first flow, which most journeys describe: login, place and time before the first addition. The
 * journeys of visitors with carts and of a first start set it otherwise. (decision 856)
 */
const cartsOfCustomers = { ANONYMOUS_CARTS: 'false' }

/**
 * Starts the real program, as `npm start` does, and waits until it says it is ready. Rejects with its output when it
 * fails.
 */
export async function startProgram({
  environment = {},
  dataDir,
  until = 'Bottega is open at',
  throughNpm = false,
  checkout = root,
  develop = false,
}: ProgramOptions = {}): Promise<RunningProgram> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'bottega-e2e-')))
  const tidy = async () => {
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    const port = environment['PORT'] ?? String(await freePort())
    const developing = [process.execPath, '--conditions=development', 'apps/shop/src/cli.ts', 'dev']
    const command = develop ? developing : throughNpm ? ['npm', 'start'] : program('start')
    const started = await startCommand(
      command,
      until,
      { DATA_DIR: folder, ...cartsOfCustomers, ...environment, PORT: port },
      checkout,
    )
    const stop = async () => {
      const code = await started.stop()
      await tidy()
      return code
    }
    const { child, output } = started
    return { origin: `http://localhost:${port}`, dataDir: folder, process: child, output, stop }
  } catch (error) {
    await tidy()
    throw error
  }
}

/** The sandbox bank alone, as `npm run shop -- bank` starts it, and the settings with which shops share it. */
export async function startSharedBank(dataDir: string) {
  const settings = { PAYMENT_SANDBOX_URL: `http://127.0.0.1:${await freePort()}`, PAYMENT_SECRET: 'shared-by-all' }
  const { stop } = await startCommand(program('bank'), 'The sandbox bank is open', { DATA_DIR: dataDir, ...settings })
  return { settings, stop }
}
