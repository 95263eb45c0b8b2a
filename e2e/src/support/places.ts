import type { Locator, Page } from 'playwright-core'
import { answered, dialog } from './shopper.ts'
import { say } from './words.ts'

/** The position that the device of a shopper at Stresa reports. */
export const stresa = { latitude: 45.88, longitude: 8.54 }

/** The address selector. */
export const places = (page: Page) => dialog(page, say('delivery.address.title.coop'))

/** The part of the header that names the address and the slot, or asks for them. */
export const pill = (page: Page) => page.locator('a[href="/checkout"]').filter({ visible: true }).first()

/** Types a place and takes the completion that matches, with the keyboard alone. */
export async function completeTo(field: Locator, text: string, choice: RegExp): Promise<void> {
  await field.focus()
  // Results for the beginning of a text make room for those of the whole text.
  const isWhole = ({ pathname, searchParams }: URL) =>
    pathname.endsWith('/geo/suggest') && searchParams.get('q') === text
  await answered(field.page(), isWhole, () => field.pressSequentially(text))
  const options = field.page().getByRole('listbox').getByRole('option')
  await options.filter({ hasText: choice }).first().waitFor()
  const active = field.page().getByRole('listbox').getByRole('option', { selected: true })
  for (let presses = 0; presses < 6 && !choice.test(await active.innerText()); presses += 1)
    await field.press('ArrowDown')
  await field.press('Enter')
}
