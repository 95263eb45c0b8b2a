import { registrationConfirm, registrationResendEmail } from '@bottega/contract/auth/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../db/schema/people.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const person = { firstName: 'Lia', lastName: 'Prova', profileConfirmed: false }
  await shop.shop.db.insert(appUser).values([
    { ...person, login: 'waiting', email: 'waiting@bottega.example' },
    { ...person, login: 'another', email: 'another@bottega.example' },
    { ...person, login: 'confirmed', email: 'confirmed@bottega.example', profileConfirmed: true },
  ])
})
afterAll(() => shop.close())

const resend = (e_mail: string) => shop.anonymous().call(registrationResendEmail, { query: { e_mail } })
const confirm = (e_mail: string, reg_control_code: string) =>
  shop.anonymous().call(registrationConfirm, { body: { e_mail, reg_control_code } })

async function mailedCode(e_mail: string): Promise<string> {
  await resend(e_mail)
  const [mail] = await mailsOf(shop)
  return /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('the mail that confirms an address', () => {
  test('says the same of every address, and goes only where one waits for it [auth-8]', async () => {
    const answers = [
      await resend('waiting@bottega.example'),
      await resend('confirmed@bottega.example'),
      await resend('nobody@bottega.example'),
    ]
    expect(new Set(answers.map(({ response }) => JSON.stringify(response))).size).toBe(1)
    expect((await mailsOf(shop)).map(({ to }) => to.address)).toEqual(['waiting@bottega.example'])
  })

  test('confirms once, and only the address it went to [auth-24]', async () => {
    const code = await mailedCode('waiting@bottega.example')
    await expect(confirm('another@bottega.example', code)).rejects.toMatchObject({
      code: 'error.registration.confirmWrong',
    })
    const again = await mailedCode('another@bottega.example')
    await confirm('Another@bottega.example', again)
    const [row] = await shop.shop.db.select().from(appUser).where(eq(appUser.login, 'another'))
    expect(row?.profileConfirmed).toBe(true)
    await expect(confirm('another@bottega.example', again)).rejects.toMatchObject({
      code: 'error.registration.confirmWrong',
    })
  })

  test('is good for thirty minutes [auth-25]', async () => {
    const code = await mailedCode('waiting@bottega.example')
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 30 * 60_000)
    await expect(confirm('waiting@bottega.example', code)).rejects.toMatchObject({
      code: 'error.registration.confirmWrong',
    })
    shop.clock.now = start
  })

  test('is not sent without end', async () => {
    for (let time = 0; time < 3; time++) await resend('often@bottega.example')
    await expect(resend('often@bottega.example')).rejects.toMatchObject({ code: 'error.login.tooMany' })
  })
})
