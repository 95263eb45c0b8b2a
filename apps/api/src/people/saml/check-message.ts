import { DOMParser, type XmlDocument, type XmlElement } from '@xmldom/xmldom'

const signatures = 'http://www.w3.org/2000/09/xmldsig#'
const strong = {
  SignatureMethod: /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(?:256|384|512)$/,
  DigestMethod: /^http:\/\/www\.w3\.org\/2001\/04\/(?:xmlenc#sha256|xmldsig-more#sha384|xmlenc#sha512)$/,
} as const

/**
 * Ciphers that notice a change. With others a sender who sees only whether we could read a message learns, try by try,
 * what is in one they have intercepted.
 */
const authenticated = {
  content: /^http:\/\/www\.w3\.org\/2009\/xmlenc11#aes(?:128|256)-gcm$/,
  key: /^http:\/\/www\.w3\.org\/2001\/04\/xmlenc#rsa-oaep-mgf1p$/,
} as const

const report = (message: string): never => {
  throw new Error(`the message is no XML: ${message}`)
}

const algorithmOf = (method: XmlElement) => method.getAttribute('Algorithm')
const parentOf = (method: XmlElement) => method.parentNode?.localName

/** The padding of a key may have a digest of its own, in which nothing is signed. */
const isOfSignature = (method: XmlElement) => parentOf(method) !== 'EncryptionMethod'

/**
 * Refuses the parts of a message that the library lets pass: a document type, which may define what the rest means;
 * SHA-1, for which two messages with one digest can be made; and weak ciphers. Read by the library's own parser, so
 * that both see the same. Throws.
 */
export function checkXml(xml: string): XmlDocument | undefined {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('the message has a document type')
  const parser = new DOMParser({ errorHandler: { warning: report, error: report, fatalError: report } })
  const message = parser.parseFromString(xml, 'text/xml')
  const all = (namespace: string, name: string) => Array.from(message?.getElementsByTagNameNS(namespace, name) ?? [])
  for (const [name, algorithms] of Object.entries(strong))
    for (const method of all(signatures, name).filter(isOfSignature))
      if (!algorithms.test(algorithmOf(method))) throw new Error('the message is signed with a weak algorithm')
  for (const method of all('*', 'EncryptionMethod')) {
    const wanted = parentOf(method) === 'EncryptedKey' ? authenticated.key : authenticated.content
    if (!wanted.test(algorithmOf(method))) throw new Error('the message is encrypted with a weak algorithm')
  }
  return message
}

/** The same for a whole message, which besides has to be meant for this address. Throws. */
export function checkMessage(xml: string, destination: string): XmlDocument | undefined {
  const message = checkXml(xml)
  if (message?.documentElement?.getAttribute('Destination') !== destination)
    throw new Error('the message is for another address')
  return message
}
