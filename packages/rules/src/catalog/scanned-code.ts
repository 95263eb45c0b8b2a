/** As long as a code of our own may be, and as long as any printed one. */
const digitsOfCode = /^\d{3,20}$/

/** The number of goods in a link of GS1, which packs carry as a QR code: `https://id.gs1.org/01/09506000134352?17=261231`. */
const digitalLink = /^https?:\/\/[^?#]*\/01\/(\d{8,14})(?:[/?#]|$)/i

/** The number to look for in what a camera read or a person typed; undefined where it names no goods. */
export function scannedCode(text: string): string | undefined {
  const written = text.trim()
  const digits = digitalLink.exec(written)?.[1] ?? written.replaceAll(/[\s-]/g, '')
  return digitsOfCode.test(digits) ? digits : undefined
}
