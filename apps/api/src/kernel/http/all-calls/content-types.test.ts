import { describedCalls } from '@bottega/contract/areas.ts'
import { isMessageCode } from '@bottega/contract/codes.ts'
import { figureKinds } from '@bottega/rules/live-figures/figure-kinds.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { machineKey } from '../../../staff/live-figures/machine-keys.tables.ts'
import { hashToken } from '../../sessions/credentials.ts'
import { openSession } from '../../sessions/sessions.service.ts'
import { nameOfCall, timeForAllCalls } from '../../../testing/all-calls.ts'
import { staffMember } from '../../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let customerId: number
let adminId: number
beforeAll(async () => {
  shop = await openTestShop()
  customerId = (await shop.shopper({ homeAt: '20121' })).userId
  adminId = (await staffMember(shop, 'admin')).userId
})
afterAll(() => shop.close())

const all = [...describedCalls.values()]

const file = 'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\npixels'
const field = 'content-disposition: form-data; name="name"\r\n\r\nAnna'
const whole = `--b\r\n${field}\r\n--b\r\n${file}\r\n--b--\r\n`

/** Content types as careless and hostile clients write them, each with bodies it may come with. */
const requests: readonly (readonly [type: string | undefined, ...bodies: string[]])[] = [
  [undefined, '', '{}', whole],
  ['', '{}'],
  ['application/json', '', '{}', '{', 'null', '[]', '"text"', whole],
  ['application/json; charset=utf-8', '{}'],
  ['application/json; charset=klingon', '{}'],
  ['application/json; charset', '{}'],
  ['application/json;', '{}'],
  ['application/merge-patch+json', '{}'],
  ['application/x-www-form-urlencoded', '', 'a=1&b[c]=2', '%ff%', '{}'],
  ['application/x-www-form-urlencoded; charset=klingon', 'a=1'],
  ['multipart/form-data', '', whole],
  ['multipart/form-data;', whole],
  ['multipart/form-data; boundary', whole],
  ['multipart/form-data; boundary=', whole],
  ['multipart/form-data; boundary=""', whole],
  ['multipart/form-data; boundary=other', '', whole],
  [`multipart/form-data; boundary=${'x'.repeat(3000)}`, whole],
  ['multipart/form-data; charset=utf-8', whole],
  ['multipart/form-data; boundary=b; boundary=c', whole],
  [
    'multipart/form-data; boundary=b',
    '',
    '--b--',
    '--b',
    whole,
    whole.slice(0, -12),
    `--b\r\n${file.slice(0, 60)}`,
    '--b\r\n\r\nwithout a head\r\n--b--\r\n',
    '--b\r\ncontent-disposition: form-data\r\n\r\nwithout a name\r\n--b--\r\n',
    `--b\r\n${'x: y\r\n'.repeat(3000)}\r\n--b--\r\n`,
    '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
    '--b\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: text/plain; charset=klingon\r\n\r\n1\r\n--b--\r\n',
  ],
  ['multipart/form-data-x; boundary=b', whole],
  ['multipart/mixed; boundary=b', whole],
  ['application/json, multipart/form-data; boundary=b', whole],
  ['text/plain', '', '{}'],
  ['text/plain; charset=klingon', '{}'],
  ['text/xml', '<a/>'],
  ['application/octet-stream', '\0\u00ff'],
  ['*/*', '{}'],
  ['nonsense', '{}'],
  [';', '{}'],
]

/** A session of its own for each call: some end the session they come with. */
async function credentialsFor(access: string): Promise<Record<string, string>> {
  if (access === 'machine') {
    const key = `bottega_${String(Math.random()).slice(2)}`
    const keyHash = hashToken(key)
    const row = { name: 'Cassa', keyHash, begins: key.slice(0, 13), scopes: [...figureKinds], madeBy: adminId }
    await shop.shop.db.insert(machineKey).values(row)
    return { authorization: `Bearer ${key}` }
  }
  const isStaff = access === 'backoffice' || access === 'admin'
  return { 'x-ebsn-account': await openSession(shop.shop.db, isStaff ? adminId : customerId, false, shop.clock.now) }
}

const anyBody = 'a body of any content type, with and without its parameters, is an answer or a refusal [safety-160]'
test(anyBody, { timeout: timeForAllCalls }, () =>
  holdsForEach(all, nameOfCall, async ({ call }) => {
    for (const [type, ...bodies] of requests) {
      const credentials = await credentialsFor(call.access)
      for (const payload of bodies) {
        const reply = await shop.app.inject({
          method: call.method,
          url: call.base + call.path.replaceAll(/:\w+/g, '1'),
          headers: { 'x-ebsn-client': 'site', ...credentials, ...(type !== undefined && { 'content-type': type }) },
          payload: Buffer.from(payload, 'latin1'),
        })
        const what = `${String(type).slice(0, 80)} with ${payload.slice(0, 80)}`
        expect(reply.statusCode, what).toBeLessThan(500)
        if (reply.statusCode < 400 || call.shape === 'bare') continue
        expect(isMessageCode(reply.json().response.errors[0].code), what).toBe(true)
      }
    }
  }),
)

const takingFiles = all.filter(({ call }) => call.shape === 'multipart')

test('a multipart body that no parser can take apart is refused as unreadable [safety-161]', () =>
  holdsForEach(takingFiles, nameOfCall, async ({ call }) => {
    const send = async (type: string, payload: string) => {
      const headers = { 'x-ebsn-client': 'site', ...(await credentialsFor(call.access)), 'content-type': type }
      const url = call.base + call.path.replaceAll(/:\w+/g, '1')
      const reply = await shop.app.inject({ method: call.method, url, headers, payload })
      return [reply.statusCode, reply.json().response.errors[0].code]
    }
    const refused = [400, 'error.request.malformed']
    expect(await send('multipart/form-data', whole)).toEqual(refused)
    expect(await send('multipart/form-data; boundary=', whole)).toEqual(refused)
    expect(await send('multipart/form-data; boundary=other', whole)).toEqual(refused)
    expect(await send('multipart/form-data; boundary=b', `--b\r\n${file}`)).toEqual(refused)
  }))
