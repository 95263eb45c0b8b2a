import { type Font, openSync } from 'fontkit'
import { fileURLToPath } from 'node:url'

const opened = new Map<string, Font>()

/** The font of a file, by its address; each is read once in the life of a process. */
export function openFont(address: string): Font {
  const known = opened.get(address)
  if (known !== undefined) return known
  const font = openSync(fileURLToPath(address))
  if (!('layout' in font)) throw new Error(`${address} holds several fonts`)
  opened.set(address, font)
  return font
}
