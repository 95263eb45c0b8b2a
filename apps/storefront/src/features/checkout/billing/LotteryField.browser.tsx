import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PageSettingContext } from '../../../lib/visit/page-setting.ts'
import { LotteryField } from './LotteryField.tsx'

/** The field beside the button of the payment, which waits for it as on the payment page. */
function Payment({ saved }: { saved: string }) {
  const [held, setHeld] = useState(false)
  return (
    <>
      <LotteryField saved={saved} tollFreeNumber="800 123 456" onHold={setHeld} />
      <button type="button" disabled={held}>
        Ordina e paga
      </button>
    </>
  )
}

/** The shop stores the code, or answers nothing. */
function shopStores(answers: boolean) {
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    if (!answers) return Promise.reject(new TypeError('no network'))
    const { lottery_code: lotteryCode } = JSON.parse(init?.body as string) as { lottery_code: string }
    return Promise.resolve(
      Response.json({ response: silence, user: anonymousUser, data: { lotteryCode, tollFreeNumber: '' } }),
    )
  })
}

const open = (saved = '') =>
  render(
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false }}>
      <Payment saved={saved} />
    </PageSettingContext>,
  )
const confirm = () => expect.element(page.getByRole('button', { name: 'Ordina e paga' }))
const code = () => page.getByRole('textbox')
const save = () => page.getByRole('button', { name: 'Salva il codice' }).click()

afterEach(() => vi.unstubAllGlobals())

test('only a typed, unsaved code disables the button of the payment [documents-25]', async () => {
  shopStores(true)
  await open()
  await confirm().toBeEnabled()
  await code().fill('ab12cd34')
  await confirm().toBeDisabled()
  await expectAccessible()
  await code().fill('')
  await confirm().toBeEnabled()
  await code().fill('ab12cd34')
  await save()
  await confirm().toBeEnabled()
  await expect.element(code()).toHaveValue('AB12CD34')
})

test('a saved code, also typed again, holds up nothing', async () => {
  await open('AB12CD34')
  await confirm().toBeEnabled()
  await code().fill('ab12cd3')
  await confirm().toBeDisabled()
  await code().fill('ab12cd34 ')
  await confirm().toBeEnabled()
})

test('a code that cannot be saved asks to call the toll-free number [documents-26]', async () => {
  shopStores(false)
  await open()
  await code().fill('AB12CD34')
  await save()
  await expect.element(page.getByRole('alert').getByText(/800 123 456/)).toBeVisible()
  await confirm().toBeDisabled()
})
