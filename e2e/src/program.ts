import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

export interface RunningProgram {
  origin: string
  dataDir: string
  process: ChildProcess
  /** All it has printed so far. */
  output: () => string
  /** Ends with SIGTERM, waits, and gives the exit code. */
  stop: () => Promise<number | null>
}

export interface ProgramOptions {
  environment?: Record<string, string>
  /** Folder of an earlier run, to start again on its data; without it a new one, removed at `stop`. */
  dataDir?: string
}

function waitForText(child: ChildProcess, output: () => string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (output().includes(text)) resolve()
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code ?? 'a signal'}:\n${output()}`)))
  })
}

/** Starts the real program, as `npm start` does, and waits until it says it is open. Rejects with what it printed when it is not. */
export async function startProgram({ environment = {}, dataDir }: ProgramOptions = {}): Promise<RunningProgram> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'bottega-e2e-')))
  const port = environment['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, ['apps/shop/src/cli.ts', 'start'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0', DATA_DIR: folder, ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const output = () => text
  const tidy = async () => {
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitForText(child, output, 'Bottega is open at')
  } catch (error) {
    await tidy()
    throw error
  }
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    await tidy()
    return child.exitCode
  }
  return { origin: `http://localhost:${port}`, dataDir: folder, process: child, output, stop }
}
