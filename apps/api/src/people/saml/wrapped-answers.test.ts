import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSamlShop } from '../../testing/servers/single-sign-on.ts'

/** Answers in which something signed stands beside something forged, and a reader may take one for the other. */

let world: Awaited<ReturnType<typeof openSamlShop>>
beforeAll(async () => {
  world = await openSamlShop()
})
afterAll(() => world.close())

const decoded = (answer: string) => Buffer.from(answer, 'base64').toString()
const encoded = (xml: string) => Buffer.from(xml).toString('base64')
const assertionIn = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
const signatureIn = (xml: string) => /<ds:Signature[\s\S]*?<\/ds:Signature>/.exec(xml)?.[0] ?? ''
const idOf = (xml: string) => / ID="([^"]+)"/.exec(xml)?.[1] ?? ''
const withoutHead = (xml: string) => xml.replace(/^<\?xml[^>]*>\s*/, '')
const extensions = (inside: string) => `<samlp:Extensions>${inside}</samlp:Extensions>`
/** Behind the issuer, where a signature stands. */
const behindIssuer = (xml: string, more: string) => xml.replace('</saml:Issuer>', () => `</saml:Issuer>${more}`)
const inObject = (signature: string, inside: string) =>
  signature.replace('</ds:Signature>', () => `<ds:Object>${inside}</ds:Object></ds:Signature>`)

interface Parts {
  /** The assertion that the provider signed, about the attacker. */
  signed: string
  /** The same without a signature, about the victim. */
  forged: string
}

const aroundAssertion: Record<string, (parts: Parts) => string> = {
  'the signed assertion in the extensions': ({ signed, forged }) =>
    behindIssuer(forged, extensions(assertionIn(signed))),
  'the signed assertion in the object of a copied signature': ({ signed, forged }) => {
    const own = assertionIn(signed)
    const signature = inObject(signatureIn(own), own.replace(signatureIn(own), ''))
    return forged.replace(assertionIn(forged), (assertion) => behindIssuer(assertion, signature))
  },
  'a forged assertion under the id of the signed one': ({ signed, forged }) => {
    const [own, other] = [assertionIn(signed), assertionIn(forged)]
    return behindIssuer(forged.replace(idOf(other), idOf(own)), extensions(own))
  },
  'the signature of another assertion': ({ signed, forged }) =>
    forged.replace(assertionIn(forged), (assertion) => behindIssuer(assertion, signatureIn(assertionIn(signed)))),
  'the signed assertion as evidence within the forged one': ({ signed, forged }) =>
    forged.replace('</saml:Assertion>', () => `<saml:Advice>${assertionIn(signed)}</saml:Advice></saml:Assertion>`),
  'a forged subject before the signed one': ({ signed, forged }) => {
    const subject = /<saml:Subject>[\s\S]*?<\/saml:Subject>/.exec(forged)?.[0] ?? ''
    return signed.replace('<saml:Subject>', () => `${subject}<saml:Subject>`)
  },
}

const aroundResponse: Record<string, (parts: Parts) => string> = {
  'the signed response in the extensions': ({ signed, forged }) =>
    behindIssuer(forged, extensions(withoutHead(signed))),
  'the signed response in the object of a copied signature': ({ signed, forged }) => {
    const signature = signatureIn(signed)
    return behindIssuer(forged, inObject(signature, withoutHead(signed).replace(signature, '')))
  },
  'a forged response under the id of the signed one': ({ signed, forged }) =>
    behindIssuer(forged.replace(idOf(forged), idOf(signed)), extensions(withoutHead(signed))),
  'a forged assertion added to the signed response': ({ signed, forged }) =>
    signed.replace('</samlp:Response>', () => `${assertionIn(forged)}</samlp:Response>`),
  'a signature that names its algorithm as a shared secret': ({ signed }) =>
    signed.replaceAll('xmldsig-more#rsa-sha256', 'xmldsig-more#hmac-sha256'),
  'a signature that names no digest': ({ signed }) => signed.replaceAll(/<ds:DigestMethod[^>]*\/>/g, ''),
  'a signature with a transformation of its own': ({ signed }) =>
    signed.replace(
      '<ds:Transforms>',
      '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"/>',
    ),
  'an entity that reads a file': ({ signed }) =>
    `<!DOCTYPE r [<!ENTITY file SYSTEM "file:///etc/passwd">]>${withoutHead(signed).replace('</saml:NameID>', '&file;</saml:NameID>')}`,
}

async function bring(signed: 'assertion' | 'response', build: (parts: Parts) => string) {
  const [attacker, victim] = [await world.known(), await world.known()]
  const visitor = world.browser()
  const requestId = await world.provider.readRequest(await visitor.begin())
  const answer = async (person: typeof attacker, how: typeof signed | 'nothing') =>
    decoded(await world.provider.answer({ nameId: person.nameId, email: person.email, requestId, signed: how }))
  const parts = { signed: await answer(attacker, signed), forged: await answer(victim, 'nothing') }
  const wrapped = build(parts)
  expect(wrapped).not.toBe(parts.signed)
  expect(wrapped).not.toBe(parts.forged)
  return { target: await visitor.bring(encoded(wrapped)), userId: (await visitor.who()).userId }
}

describe('no login is possible by', () => {
  test.each(Object.entries(aroundAssertion))('%s [security-36]', async (_what, build) => {
    expect(await bring('assertion', build)).toEqual({ target: '/login?sso=refused', userId: -1 })
  })

  test.each(Object.entries(aroundResponse))('%s [security-37]', async (_what, build) => {
    expect(await bring('response', build)).toEqual({ target: '/login?sso=refused', userId: -1 })
  })
})

test.each([
  ['a comment', '<!---->'],
  ['a comment with words', '<!-- of the name -->'],
  ['a processing instruction', '<?name?>'],
])('%s in a name does not cut it down to another customer’s [security-38]', async (_what, inserted) => {
  const { nameId, email } = await world.known()
  await world.signOn({ nameId, email })
  const visitor = world.browser()
  const requestId = await world.provider.readRequest(await visitor.begin())
  const longer = `${nameId}.attacker`
  for (const signed of ['assertion', 'response'] as const) {
    const answer = decoded(await world.provider.answer({ nameId: longer, requestId, signed }))
    await visitor.bring(encoded(answer.replace(longer, `${nameId}${inserted}.attacker`)))
    expect((await visitor.who()).userId).toBe(-1)
  }
})

test('checkUser sends a visitor who is not signed in to the provider [security-39]', async () => {
  const visitor = world.browser()
  const redirectUrl = await visitor.begin('&checkUser=true')
  expect(redirectUrl.startsWith(`${world.provider.origin}/sso?`)).toBe(true)
})
