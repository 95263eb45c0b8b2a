import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AssertionClaims } from '../../testing/servers/identity-provider.ts'
import { openSamlShop } from '../../testing/servers/single-sign-on.ts'

let world: Awaited<ReturnType<typeof openSamlShop>>
beforeAll(async () => {
  world = await openSamlShop()
})
afterAll(() => world.close())

describe('an answer is refused', () => {
  /** Sends an answer that says everything right but one thing, and returns the page it leads to. */
  async function refusedAs(wrong: Partial<AssertionClaims>) {
    const { nameId, email } = await world.known()
    const { target, userId } = await world.signOn({ nameId, email, ...wrong })
    expect(userId).toBe(-1)
    return target
  }

  test.each([
    ['signed by an unknown provider [saml-5]', { signed: 'by another key' }],
    ['not signed', { signed: 'nothing' }],
    ['for another shop', { audience: 'https://other.example/saml' }],
    ['for another address', { recipient: 'https://other.example/saml/acs' }],
    ['of another provider', { issuer: 'https://evil.example/saml' }],
    ['that has expired', { minutes: { from: -8, to: -3 } }],
    ['that holds only later', { minutes: { from: 5, to: 10 } }],
    ['signed with SHA-1 [saml-8]', { signed: 'with SHA-1' }],
    ['sent to another address [saml-9]', { destination: 'https://other.example/saml/acs' }],
    ['sent to no address', { destination: null }],
    ['to a request that was not made', { requestId: '_0123456789' }],
    ['to no request at all', { requestId: '' }],
  ] as const)('%s', async (_what, wrong) => {
    expect(await refusedAs(wrong)).toBe('/login?sso=refused')
  })

  test('with a document type, which no signature covers [saml-10]', async () => {
    const person = await world.known()
    const visitor = world.browser()
    const requestId = await world.provider.readRequest(await visitor.begin())
    const answer = Buffer.from(await world.provider.answer({ ...person, requestId }), 'base64').toString()
    const withType = `<!DOCTYPE samlp:Response [<!ENTITY name "${person.nameId}">]>${answer}`
    expect(await visitor.bring(Buffer.from(withType).toString('base64'))).toBe('/login?sso=refused')
    expect((await visitor.who()).userId).toBe(-1)
  })

  test('changed on the way', async () => {
    const [anna, bruno] = [await world.known(), await world.known()]
    const visitor = world.browser()
    const requestId = await world.provider.readRequest(await visitor.begin())
    for (const signed of ['assertion', 'response'] as const) {
      const answer = Buffer.from(await world.provider.answer({ ...anna, requestId, signed }), 'base64').toString()
      const changed = answer.replaceAll(anna.nameId, bruno.nameId).replaceAll(anna.email, bruno.email)
      expect(await visitor.bring(Buffer.from(changed).toString('base64'))).toBe('/login?sso=refused')
    }
    expect((await visitor.who()).userId).toBe(-1)
  })

  test('with a second person slipped in beside the one that is signed', async () => {
    const [anna, bruno] = [await world.known(), await world.known()]
    const visitor = world.browser()
    const requestId = await world.provider.readRequest(await visitor.begin())
    const asXml = async (person: { nameId: string; email: string }, signed: 'assertion' | 'nothing') =>
      Buffer.from(await world.provider.answer({ ...person, requestId, signed }), 'base64').toString()
    const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/
    const forged = assertion.exec(await asXml(bruno, 'nothing'))?.[0] ?? ''
    const signed = await asXml(anna, 'assertion')
    const own = assertion.exec(signed)?.[0] ?? ''
    for (const mixed of [forged + own, own + forged, forged.replace('</saml:Assertion>', `${own}</saml:Assertion>`)])
      expect(await visitor.bring(Buffer.from(signed.replace(own, () => mixed)).toString('base64'))).toBe(
        '/login?sso=refused',
      )
    expect((await visitor.who()).userId).toBe(-1)
  })

  test('that came before, even to the same browser', async () => {
    const { nameId, email, userId } = await world.known()
    const visitor = world.browser()
    const requestId = await world.provider.readRequest(await visitor.begin())
    const answer = await world.provider.answer({ nameId, email, requestId })
    const both = await Promise.all([visitor.post(answer), visitor.post(answer)])
    expect(both.toSorted()[0]).toBe('/login?sso=refused')
    const code = both.find((one) => one.startsWith('/saml/enter')) ?? ''
    await visitor.go(code)
    expect((await visitor.who()).userId).toBe(userId)
    expect((await visitor.go(code)).headers.location).toBe('/login?sso=refused')
    expect(await world.browser().post(answer)).toBe('/login?sso=refused')
  })

  test('in another browser than the one that asked, so that no customer is signed in as another', async () => {
    const { nameId, email } = await world.known()
    const [attacker, victim] = [world.browser(), world.browser()]
    const requestId = await world.provider.readRequest(await attacker.begin())
    await victim.begin()
    const code = await attacker.post(await world.provider.answer({ nameId, email, requestId }))
    expect((await victim.go(code)).headers.location).toBe('/login?sso=refused')
    expect((await victim.who()).userId).toBe(-1)
  })

  test('that comes after ten minutes, and a code after one', async () => {
    const { nameId, email } = await world.known()
    const began = world.shop.clock.now
    const later = (seconds: number) => (world.shop.clock.now = new Date(began.getTime() + seconds * 1000))
    const visitor = world.browser()
    const slow = await world.provider.readRequest(await visitor.begin())
    const fast = await world.provider.readRequest(await visitor.begin())
    later(60)
    const code = await visitor.post(await world.provider.answer({ nameId, email, requestId: fast }))
    later(120)
    expect((await visitor.go(code)).headers.location).toBe('/login?sso=refused')
    later(600)
    expect(await visitor.post(await world.provider.answer({ nameId, email, requestId: slow }))).toBe(
      '/login?sso=refused',
    )
    world.shop.clock.now = began
  })

  test.each(['', 'not base64 at all', Buffer.from('<a/>').toString('base64'), Buffer.from('<a').toString('base64')])(
    'that is none: %j',
    async (samlResponse) => {
      expect(await world.browser().post(samlResponse)).toBe('/login?sso=refused')
    },
  )
})

test.each(['https://evil.example/', '//evil.example/', String.raw`/\evil.example`, 'javascript:alert(1)'])(
  'no browser is redirected to %s afterwards [saml-6]',
  async (elsewhere) => {
    const { nameId, email } = await world.known()
    const visitor = world.browser()
    const reply = await visitor.go(`/ebsn/api/saml/do-login?relay_state_url=${encodeURIComponent(elsewhere)}`)
    const requestId = await world.provider.readRequest(reply.json().data.redirectUrl)
    expect(await visitor.bring(await world.provider.answer({ nameId, email, requestId }))).toBe('/')
  },
)
