import { createPrivateKey, X509Certificate } from 'node:crypto'

/** The environment often holds a PEM in one line. */
const unfolded = (text: string) => text.replaceAll(String.raw`\n`, '\n').trim()

function asPem(text: string, label: string): string {
  if (text.startsWith('-----BEGIN ')) return text
  const lines = text.replaceAll(/\s/g, '').match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join('\n')
}

/** The result `read` makes of a text, or undefined where the library refuses it. */
function ifReadable<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}

/**
 * Certificates as PEM, from PEM or the base64 within it; several, so that one can follow another, stand between commas.
 */
export function readCertificates(text: string): readonly string[] | undefined {
  const parts = text
    .split(',')
    .map((part) => unfolded(part))
    .filter((part) => part !== '')
  return ifReadable(() => parts.map((part) => new X509Certificate(asPem(part, 'CERTIFICATE')).toString()))
}

/** A private key as PKCS#8 PEM; undefined for an empty text. */
export function readPrivateKey(text: string): string | undefined {
  const key = unfolded(text)
  if (key === '') return ''
  return ifReadable(() =>
    createPrivateKey(asPem(key, 'PRIVATE KEY')).export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
}
