import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { Config } from '../settings/config.ts'
import type { Shop } from '../shop.ts'
import { ShopError } from '../shop-error.ts'

/** Looks for harmful files. Throws when it cannot tell: a file that was not scanned is not taken. */
interface Scanner {
  readonly isClean: (path: string) => Promise<boolean>
}

/** Undefined where no scanner is set. */
function scannerOf({ CLAMD_URL: address }: Config): Scanner | undefined {
  if (address === '') return undefined
  const { hostname, port } = new URL(address)
  return { isClean: (path) => scan({ host: hostname, port: Number(port || usualPort) }, path) }
}

const usualPort = 3310
/** Milliseconds without a word of the scanner. */
const patience = 30_000

/** The `INSTREAM` command of clamd: chunks with their length before them, an empty one at the end. */
async function scan(at: { host: string; port: number }, path: string): Promise<boolean> {
  const socket = connect({ ...at, timeout: patience })
  socket.on('timeout', () => socket.destroy(new Error('the scanner does not answer')))
  try {
    const answer = readAnswer(socket)
    const [text] = await Promise.all([answer, sendFile(socket, path)])
    if (text.endsWith(': OK')) return true
    if (text.endsWith(' FOUND')) return false
    throw new Error(`the scanner answered ${text.slice(0, 100)}`)
  } finally {
    socket.destroy()
  }
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    await write(socket, Buffer.concat([length, chunk]))
  }
  await write(socket, Buffer.alloc(4))
}

const write = (socket: Socket, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    socket.write(content, (error) => (error ? reject(error) : resolve()))
  })

async function readAnswer(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    if (chunk.includes(0)) break
  }
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').trim()
}

/** Throws unless the scanner, where one is set, calls the file clean. */
export async function refuseUnsafe({ config, log }: Pick<Shop, 'config' | 'log'>, path: string): Promise<void> {
  const scanner = scannerOf(config)
  if (scanner === undefined) return
  let clean: boolean
  try {
    clean = await scanner.isClean(path)
  } catch (error) {
    log.error({ err: error }, 'an upload could not be scanned')
    throw new ShopError('error.form.scannerAway')
  }
  if (!clean) throw new ShopError('error.form.fileUnsafe')
}
