import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The folder of PostgreSQL's own programs, newest version first; undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(debian, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

export interface Cluster {
  socketFolder: string
  /** Ends it as a power cut would; what was committed is there again after `start`. */
  crash: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * A PostgreSQL of its own in a temporary folder, reachable only through a unix socket there. PostgreSQL refuses to run
 * as root, so root hands the work to the `postgres` user that Debian's package makes.
 */
export async function startCluster(): Promise<Cluster> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)')
  const folder = await mkdtemp(join(tmpdir(), 'bottega-pg-'))
  const data = join(folder, 'data')
  const asRoot = process.getuid?.() === 0
  if (asRoot) {
    await run('chown', ['postgres', folder])
    await chmod(folder, 0o755)
  }
  const program = (name: string, ...rest: string[]) =>
    asRoot ? run('runuser', ['-u', 'postgres', '--', join(programs, name), ...rest]) : run(join(programs, name), rest)
  await program(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  )
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=300`
  const control = async (...what: string[]) => {
    await program('pg_ctl', '-D', data, '-w', ...what)
  }
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  const crash = () => control('-m', 'immediate', 'stop')
  await start()
  return {
    socketFolder: folder,
    crash,
    start,
    stop: async () => {
      await crash()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
