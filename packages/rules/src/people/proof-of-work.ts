/** The text hashed for a try: browser and server must write it alike. */
export const workText = (challenge: string, number: number): string => `${challenge}:${number}`

/** Zero bits at the front of a digest: how lucky, or how patient, its maker was. */
export function leadingZeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0)
  if (first === -1) return digest.length * 8
  return first * 8 + Math.clz32(digest[first] ?? 0) - 24
}
