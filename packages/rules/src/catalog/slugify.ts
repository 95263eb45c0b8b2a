import { withoutAccents } from '../text/plain-words.ts'

/**
 * A name as part of an address: lowercase letters and digits joined by dashes. "L'Aceto più buono" is
 * `l-aceto-piu-buono`.
 */
export function slugify(name: string): string {
  return withoutAccents(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
