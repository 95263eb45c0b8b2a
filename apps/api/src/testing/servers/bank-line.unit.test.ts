import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BankLine, openBankLine } from './bank-line.ts'

const done: string[] = []
const bank = createServer((request, response) => {
  done.push(request.url ?? '')
  response.end('done')
})
let line: BankLine
beforeAll(async () => {
  await once(bank.listen(0, '127.0.0.1'), 'listening')
  line = await openBankLine(`http://127.0.0.1:${(bank.address() as AddressInfo).port}`)
})
afterAll(() => {
  line.close()
  bank.close()
})

const ask = (path: string) => fetch(line.url + path).then((reply) => reply.text())

test('a dropped answer was carried out at the bank, never arrives, and the next one does', async () => {
  const held = line.hold(/answer$/, 'answer')
  const asking = ask('/answer')
  const refusal = expect(asking).rejects.toThrow('fetch failed')
  await held.arrived
  held.drop()
  await refusal
  expect(done).toEqual(['/answer'])
  expect(await ask('/answer')).toBe('done')
})

test('a dropped request never reaches the bank', async () => {
  const held = line.hold(/request$/, 'request')
  const refusal = expect(ask('/request')).rejects.toThrow('fetch failed')
  await held.arrived
  held.drop()
  await refusal
  expect(done).not.toContain('/request')
})

test('what is dropped before it came is passed on', async () => {
  line.hold(/later$/, 'answer').drop()
  expect(await ask('/later')).toBe('done')
})
