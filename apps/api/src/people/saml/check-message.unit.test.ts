import { expect, test } from 'vitest'
import { checkMessage } from './check-message.ts'

const here = 'https://shop.example/saml/acs'
const dsig = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'
const message = (inside = '', attributes = `Destination="${here}"`) =>
  `<p:Response xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" ${attributes}>${inside}</p:Response>`
const digest = (algorithm: string) => `<ds:DigestMethod ${dsig} Algorithm="${algorithm}"/>`

test.each([
  message(),
  `<?xml version="1.0"?>\n${message(digest('http://www.w3.org/2001/04/xmlenc#sha256'))}`,
  message(`<ds:SignatureMethod ${dsig} Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha512"/>`),
])('takes %s', (xml) => {
  expect(() => checkMessage(xml, here)).not.toThrow()
})

test.each([
  ['a digest with SHA-1', message(digest('http://www.w3.org/2000/09/xmldsig#sha1'))],
  ['SHA-1 written with a character reference', message(digest('http://www.w3.org/2000/09/xmldsig&#35;sha1'))],
  [
    'SHA-1 under another prefix',
    message(
      '<o:DigestMethod xmlns:o="http://www.w3.org/2000/09/xmldsig#" Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/>',
    ),
  ],
  [
    'a signature of a shared secret',
    message(`<ds:SignatureMethod ${dsig} Algorithm="http://www.w3.org/2000/09/xmldsig#hmac-sha1"/>`),
  ],
  ['a digest that names no algorithm', message(`<ds:DigestMethod ${dsig}/>`)],
  ['a document type', `<!DOCTYPE p:Response>${message()}`],
  ['a document type in small letters', `<!doctype html>${message()}`],
  ['no destination', message('', '')],
  ['an empty destination', message('', 'Destination=""')],
  ['another destination', message('', 'Destination="https://shop.example/saml/acs/"')],
  ['a destination further inside', message(message(), '')],
  ['nothing', ''],
  ['no XML', 'not at all'],
])('refuses %s [saml-7]', (_what, xml) => {
  expect(() => checkMessage(xml, here)).toThrow()
})
