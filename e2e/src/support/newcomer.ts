import type { MailServer } from '@bottega/api/testing/servers/mail-server.ts'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { answered, byCard, choiceQuestions, openPage, payButton, readConfirmation } from './shopper.ts'
import type { Taps } from './taps.ts'
import { say, startsWith } from './words.ts'

export const newcomerEmail = 'lia@bottega.example'

/** Answers that the law leaves to the customer, because the shop may not give them; no taps of the way. (decision 824) */
const answersOfTheirOwn = 2

/** The link of the mail that confirms an address. */
export async function confirmationLink({ received }: MailServer): Promise<string> {
  const found = () => received.flatMap(({ text }) => /(http\S+\/registration\/confirm\S+)/.exec(text ?? '')?.[1] ?? [])
  await expect.poll(() => found().length, { timeout: atThisSpeed(30_000) }).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}

/** Opens the shop for the first time, and sees whether it comes to them. */
export async function askWhetherItComes(page: Page, taps: Taps): Promise<void> {
  await openPage(page, '/')
  await taps.on('no cookies', page.getByRole('button', { name: say('cookies.refuse'), exact: true }))
  const asked = page.getByRole('region', { name: say('delivery.discovery.title.coop') })
  await taps.into('place', asked.getByRole('combobox'), 'Via Larga 8, 20122 Milano')
  await taps.on('check the place', asked.getByRole('button', { name: say('delivery.discovery.verify') }))
  await asked.getByText(say('delivery.discovery.prices', { name: 'Milano' })).waitFor()
}

export const registrationField = (main: Locator, name: string): Locator =>
  main.getByLabel(startsWith(say(`registration.fields.${name}`)))

/** Everything that a private customer has to say, but the address of their mail. */
export async function introduceThemselves(main: Locator, taps: Taps): Promise<void> {
  const texts = { firstName: 'Lia', lastName: 'De Luca', birthDate: '12/04/1985', mobilePhone: '333 5550199' }
  for (const [name, text] of Object.entries({ ...texts, password: 'cipolla-rossa-7' }))
    await taps.into(name, registrationField(main, name), text)
  await taps.on('terms', main.getByRole('checkbox', { name: startsWith(say('registration.read')) }))
  for (const yes of await main.getByRole('radio', { name: say('registration.yes'), exact: true }).all())
    await taps.on('consent', yes)
}

/** From the summary of the checkout to an order paid by card. */
export async function payTheFirstOrder(page: Page, taps: Taps): Promise<void> {
  await page.getByRole('heading', { level: 1, name: say('checkout.summary.title') }).waitFor()
  for (const question of choiceQuestions(page)) {
    expect(await question.getByRole('radio', { checked: true }).count()).toBe(0)
    await answered(page, '/cart/choose', () => taps.on('choice', question.getByRole('radio').first()))
  }
  await taps.on('to the payment', page.getByRole('link', { name: say('checkout.summary.next') }))
  await page.getByRole('heading', { level: 1, name: say('checkout.payment.title') }).waitFor()
  expect(await page.getByRole('radio', { name: byCard }).isChecked()).toBe(true)
  await taps.on('buy', page.getByRole('button', { name: say('checkout.payment.buy') }))
  await taps.on('pay', payButton(page))
  await readConfirmation(page)
}

/** The way took so many taps at the most, beside the answers of their own. */
export function expectTapsAtMost({ list }: Taps, most: number): void {
  const answers = list.filter((what) => what === 'choice').length
  expect(answers).toBe(answersOfTheirOwn)
  expect(list.length - answers, list.join(', ')).toBeLessThanOrEqual(most)
}
