import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AssertionClaims } from '../../testing/servers/identity-provider.ts'
import { openSamlShop } from '../../testing/servers/single-sign-on.ts'

let world: Awaited<ReturnType<typeof openSamlShop>>
beforeAll(async () => {
  world = await openSamlShop()
})
afterAll(() => world.close())

const decoded = (answer: string) => Buffer.from(answer, 'base64').toString()
const encoded = (xml: string) => Buffer.from(xml).toString('base64')
const encryptedIn = (xml: string) => /<saml:EncryptedAssertion[\s\S]*<\/saml:EncryptedAssertion>/.exec(xml)?.[0] ?? ''

async function answers(...claims: Partial<AssertionClaims>[]) {
  const visitor = world.browser()
  const requestId = await world.provider.readRequest(await visitor.begin())
  const people = await Promise.all(claims.map(() => world.known()))
  const xml = await Promise.all(
    claims.map(async (more, index) => {
      const { nameId, email } = people[index] ?? { nameId: '', email: '' }
      return decoded(await world.provider.answer({ nameId, email, requestId, encrypted: 'gcm', ...more }))
    }),
  )
  const bring = async (answer: string) => {
    const target = await visitor.bring(encoded(answer))
    return { target, userId: (await visitor.who()).userId }
  }
  return { people, xml, bring }
}

const refused = { target: '/login?sso=refused', userId: -1 }

describe('an encrypted assertion', () => {
  test.each(['assertion', 'response'] as const)(
    'signed in its %s lets its customer in [security-56]',
    async (signed) => {
      const { people, xml, bring } = await answers({ signed })
      expect(encryptedIn(xml[0] ?? '')).not.toBe('')
      expect(xml[0]).not.toContain(people[0]?.email)
      expect(await bring(xml[0] ?? '')).toEqual({ target: '/profile/orders', userId: people[0]?.userId })
    },
  )

  test.each([
    ['without a signature', { signed: 'nothing' }],
    ['signed by another key', { signed: 'by another key' }],
    ['signed with SHA-1 inside', { signed: 'with SHA-1' }],
    ['in a cipher that does not notice changes', { encrypted: 'cbc' }],
    ['for another shop', { audience: 'https://other.example/saml', signed: 'assertion' }],
    ['for another address', { recipient: 'https://other.example/saml/acs', signed: 'assertion' }],
  ] as const)('%s is refused [security-57]', async (_what, wrong) => {
    const { xml, bring } = await answers(wrong)
    expect(await bring(xml[0] ?? '')).toEqual(refused)
  })

  test('whose cipher text was changed is refused [security-58]', async () => {
    const { xml, bring } = await answers({ signed: 'assertion' })
    const own = xml[0] ?? ''
    const end = own.lastIndexOf('</e:CipherValue>')
    expect(end).toBeGreaterThan(0)
    const letter = own[end - 40] === 'A' ? 'B' : 'A'
    expect(await bring(own.slice(0, end - 40) + letter + own.slice(end - 39))).toEqual(refused)
  })

  test('beside or in the place of another customer’s is refused [security-59]', async () => {
    const { xml, bring } = await answers({ signed: 'assertion' }, { signed: 'response' }, { signed: 'nothing' })
    const [own = '', whole = '', forged = ''] = xml
    expect(await bring(own.replace(encryptedIn(own), () => encryptedIn(own) + encryptedIn(forged)))).toEqual(refused)
    expect(await bring(whole.replace(encryptedIn(whole), () => encryptedIn(forged)))).toEqual(refused)
    expect(await bring(whole.replace(encryptedIn(whole), () => encryptedIn(own) + encryptedIn(whole)))).toEqual(refused)
  })
})

test('the metadata names the key to encrypt for, and no cipher that is refused [security-60]', async () => {
  const metadata = (await world.shop.app.inject('/saml/metadata')).body
  expect(metadata).toContain('use="encryption"')
  expect(metadata).toContain('aes256-gcm')
  expect(metadata).not.toContain('-cbc')
})
