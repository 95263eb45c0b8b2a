import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../kernel/settings/config.ts'
import { secretsOf } from '../../kernel/settings/secrets-of.ts'

const algorithm = 'aes-256-gcm'
const format = 'v1'
/** The file that keeps the key of a shop without `PRIVATE_DATA_KEY`; its owner alone reads it. */
const keyFile = 'private-data.key'

interface Key {
  /** Says which key a text was sealed with, and nothing of the key. */
  readonly id: string
  readonly bytes: Buffer
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'bottega private data', 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}

/** Of two processes that begin at once one writes, and both read the same. */
function secretOfFolder(dataDir: string): string {
  const path = join(dataDir, keyFile)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}

/**
 * Encrypts texts about the health of a customer, each bound to its owner: moved to another account it cannot be opened.
 * The key is that of the setting `PRIVATE_DATA_KEY`, else of a file in the data folder, never of the database.
 */
export class Seal {
  readonly #config: Pick<Config, 'PRIVATE_DATA_KEY' | 'dataDir'>
  #keys: readonly Key[] | undefined

  constructor(config: Pick<Config, 'PRIVATE_DATA_KEY' | 'dataDir'>) {
    this.#config = config
  }

  #allKeys(): readonly Key[] {
    if (this.#keys === undefined) {
      const { believed } = secretsOf(this.#config.PRIVATE_DATA_KEY)
      this.#keys = (believed.length > 0 ? believed : [secretOfFolder(this.#config.dataDir)]).map(keyOf)
    }
    return this.#keys
  }

  /**
   * A fingerprint of each key, that of the one it encrypts with first: it tells whether two processes have the same, and
   * nothing of the key.
   */
  fingerprints(): readonly string[] {
    return this.#allKeys().map(({ bytes }) =>
      createHmac('sha256', bytes).update('bottega private data key').digest('base64url'),
    )
  }

  close(text: string, userId: number): string {
    const [key] = this.#allKeys()
    if (key === undefined) throw new Error('there is no key for private data')
    const nonce = randomBytes(12)
    const cipher = createCipheriv(algorithm, key.bytes, nonce).setAAD(Buffer.from(String(userId)))
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return [format, key.id, ...[nonce, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))].join(
      '.',
    )
  }

  /** Undefined for what was sealed with another key, for somebody else, or changed since. */
  open(sealed: string, userId: number): string | undefined {
    const [version, id, ...parts] = sealed.split('.')
    const key = this.#allKeys().find((one) => one.id === id)
    const [nonce, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'))
    if (version !== format || key === undefined || nonce?.length !== 12 || tag?.length !== 16 || content === undefined)
      return undefined
    const decipher = createDecipheriv(algorithm, key.bytes, nonce)
      .setAAD(Buffer.from(String(userId)))
      .setAuthTag(tag)
    const opened = decipher.update(content)
    try {
      return Buffer.concat([opened, decipher.final()]).toString('utf8')
    } catch (error) {
      // A text that is not authentic has no code of its own, and this message.
      if (error instanceof Error && error.message.includes('unable to authenticate')) return undefined
      throw error
    }
  }
}
