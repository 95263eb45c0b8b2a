import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Child {
  origin: string
  /** Milliseconds from the start of the process to the line that says it is ready. */
  readyAfter: number
  /** Resident memory in megabytes, from the kernel. */
  memory: () => Promise<number>
  stop: () => Promise<void>
}

async function residentMegabytes(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid ?? 0}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

/** The flags of `npm start`: without them, collector and allocator let the server grow to what the machine has. */
const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=512']

/** Keeps reading, so that later output of the program does not meet a closed pipe. */
function addressPrintedBy(child: ChildProcess, file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const origin = /(?<=^|\s)http:\/\/[^\s"]+(?=["\s])/.exec(output)?.[0]
      if (origin !== undefined) resolve(origin)
    })
    child.once('exit', () => reject(new Error(`${file} ended without an address: ${output}`)))
  })
}

/** Starts a program of this repository and waits for the line that carries its address. */
export async function startChild(
  file: string,
  rest: string[] = [],
  environment: Record<string, string> = {},
): Promise<Child> {
  // The shell's own would choose another build of React than `npm start` does.
  const { NODE_ENV: _ofShell, ...inherited } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, [...serverFlags, file, ...rest], {
    cwd: root,
    env: { ...inherited, MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await addressPrintedBy(child, file)
  return {
    origin,
    readyAfter: performance.now() - began,
    memory: () => residentMegabytes(child),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
