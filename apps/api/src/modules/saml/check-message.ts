import { DOMParser } from '@xmldom/xmldom'

const signatures = 'http://www.w3.org/2000/09/xmldsig#'
const strong = {
  SignatureMethod: /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(?:256|384|512)$/,
  DigestMethod: /^http:\/\/www\.w3\.org\/2001\/04\/(?:xmlenc#sha256|xmldsig-more#sha384|xmlenc#sha512)$/,
} as const

const report = (message: string): never => {
  throw new Error(`the message is no XML: ${message}`)
}

/**
 * What the library lets pass: a document type, which may define what the rest means; SHA-1, for which two messages with
 * one digest can be made; and a message meant for another address. Read by the library's own parser, so that both see
 * the same. Throws.
 */
export function checkMessage(xml: string, destination: string): void {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('the message has a document type')
  const parser = new DOMParser({ errorHandler: { warning: report, error: report, fatalError: report } })
  const message = parser.parseFromString(xml, 'text/xml')
  for (const [name, algorithms] of Object.entries(strong))
    for (const method of Array.from(message?.getElementsByTagNameNS(signatures, name) ?? []))
      if (!algorithms.test(method.getAttribute('Algorithm')))
        throw new Error('the message is signed with a weak algorithm')
  if (message?.documentElement?.getAttribute('Destination') !== destination)
    throw new Error('the message is for another address')
}
