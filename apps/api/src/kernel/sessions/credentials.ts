import { hash, verify } from '@node-rs/argon2'
import { createHash, randomBytes } from 'node:crypto'

// The library's default algorithm is Argon2id; OWASP's first choice for it: 19 MiB, two passes, one lane.
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** 256 random bits, for cookies, headers and links. */
export const newToken = () => randomBytes(32).toString('base64url')
/** The digest of a token that the database stores: a reader of the table cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
export const hashPassword = (password: string) => hash(password, argon2)

let decoy: Promise<string> | undefined

/** Takes the same time for a known and an unknown account: without a hash it verifies against a random one. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(newToken())
  const right = await verify(passwordHash ?? (await decoy), password, argon2)
  return right && typeof passwordHash === 'string'
}
