import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { leadingZeroBits, workText } from './proof-of-work.ts'

/** Tries per turn of the event loop, so that the page stays responsive. */
const atOnce = 500

/**
 * A number that makes the challenge's digest begin with `bits` zero bits, as the shop's captcha takes it. The browser's
 * own digests are slower for many small texts, and missing on pages without https.
 */
export async function work(challenge: string, bits: number): Promise<string> {
  for (let number = 0; ; number += 1) {
    if (leadingZeroBits(sha256(utf8ToBytes(workText(challenge, number)))) >= bits) return `${challenge}:${number}`
    if (number % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve))
  }
}
