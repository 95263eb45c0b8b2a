import type { DisclaimerView } from '@bottega/contract/registration/disclaimers.ts'
import { work } from '@bottega/rules/people/work.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { putBackTypedText } from '../../../lib/storage/typed-text.ts'
import { readStored, writeStored } from '../../../lib/storage/stored.ts'
import { Refused, showPage } from '../../../lib/testing/page-scene.tsx'
import RegistrationPage from './RegistrationPage.tsx'
import SocialCompletedPage from './SocialCompletedPage.tsx'
import { keepTypedEmail } from './typed-email.ts'

afterEach(() => vi.unstubAllGlobals())

const fill = (name: RegExp, text: string) => userEvent.fill(page.getByRole('textbox', { name }), text)

async function fillAll() {
  await fill(/^Nome/, 'Lia')
  await fill(/^Cognome/, 'Prova')
  await fill(/^Data di nascita/, '01/02/1990')
  await fill(/^Cellulare/, '3331234567')
  await fill(/^E-mail/, 'lia@bottega.example')
  await userEvent.fill(page.getByLabelText(/^Password/), 'basilico-fresco-7')
}
const send = () => userEvent.click(page.getByRole('button', { name: 'Registrati' }))

test('a registration the shop wants a captcha for is sent again with its solution [registration-61]', async () => {
  const { bodies } = await showPage(RegistrationPage, {
    data: () => ({ disclaimers: [], stores: [] }),
    user: { userId: -1 },
    answers: {
      '/registration/register_user': (body) => {
        if (!Object.hasOwn(body as object, 'token')) throw new Refused('error.captcha.required', 'Un attimo')
        return {}
      },
      '/auth/captcha': () => ({ provider: 'work', challenge: 'sfida', bits: 4 }),
    },
  })
  await fillAll()
  await send()
  await expect.poll(() => bodies('/registration/register_user')).toHaveLength(2)
  const [first, second] = bodies('/registration/register_user') as object[]
  expect(second).toEqual({ ...first, token: await work('sfida', 4) })
})

test('an e-mail typed at the login begins one registration, and no other in this browser [registration-181]', async () => {
  const show = () => showPage(RegistrationPage, { data: () => ({ disclaimers: [], stores: [] }), user: { userId: -1 } })
  const email = page.getByRole('textbox', { name: /^E-mail/ })
  keepTypedEmail(' lia@bottega.example ')
  await show()
  await expect.element(email).toHaveValue('lia@bottega.example')
  await cleanup()
  await show()
  await expect.element(email).toHaveValue('')
})

test.each(['05031985', '5/3/1985', '05.03.1985', '05-03-1985', '1985-03-05'])(
  'a registration with the day of birth typed as %s sends the day of the contract [birthdates-322]',
  async (typed) => {
    const { bodies } = await showPage(RegistrationPage, {
      data: () => ({ disclaimers: [], stores: [] }),
      user: { userId: -1 },
      answers: { '/registration/register_user': () => ({}) },
    })
    await fillAll()
    await fill(/^Data di nascita/, '')
    await userEvent.type(page.getByRole('textbox', { name: /^Data di nascita/ }), typed)
    await send()
    await expect.poll(() => bodies('/registration/register_user')).toMatchObject([{ birthDate: '1985-03-05' }])
  },
)

const terms: Partial<DisclaimerView> = {
  registrationDisclaimerId: 1,
  personInfoTypeId: 1,
  disclaimerTitle: 'Condizioni',
  disclaimerContent: 'Accetto',
  disclaimerUrl: '/page/terms',
  priority: 1,
  required: true,
  value: '0',
}

describe('what was typed', () => {
  const show = () =>
    showPage(RegistrationPage, {
      data: () => ({ disclaimers: [terms], stores: [{ storeId: 3, name: 'Torino' }] }),
      user: { userId: -1 },
      answers: { '/registration/register_user': () => ({}) },
    })
  const hide = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))
  const textbox = (name: RegExp) => page.getByRole('textbox', { name })

  test('is there after a reload, but no password and no yes', async () => {
    await show()
    await userEvent.click(page.getByRole('radio', { name: 'Una ditta individuale' }))
    await fillAll()
    await fill(/^Partita IVA/, '00743110157')
    await userEvent.selectOptions(page.getByLabelText(/^Negozio preferito/), 'Torino')
    await userEvent.click(page.getByRole('checkbox'))
    hide()
    const stored = sessionStorage.getItem('typed_text') ?? ''
    expect(stored).toContain('lia@bottega.example')
    expect(stored).not.toContain('basilico-fresco-7')
    await cleanup()
    sessionStorage.setItem('typed_text', stored)
    await show()
    putBackTypedText()
    await expect.element(textbox(/^Partita IVA/)).toHaveValue('00743110157')
    await expect.element(textbox(/^Data di nascita/)).toHaveValue('01/02/1990')
    await expect.element(textbox(/^Cellulare/)).toHaveValue('3331234567')
    await expect.element(page.getByLabelText(/^Negozio preferito/)).toHaveValue('3')
    await expect.element(page.getByLabelText(/^Password/)).toHaveValue('')
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    expect(readStored('typed_text')).toBeUndefined()
  })

  test('is not stored while the page shows it, nor once it is sent', async () => {
    await show()
    await fillAll()
    await userEvent.click(page.getByRole('checkbox'))
    expect(readStored('typed_text')).toBeUndefined()
    hide()
    expect(readStored('typed_text')).toBeDefined()
    await send()
    await expect.element(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible()
    expect(readStored('typed_text')).toBeUndefined()
    hide()
    expect(readStored('typed_text')).toBeUndefined()
  })

  test.each([
    ['on another page', { path: '/elsewhere', at: Date.now() }],
    ['after half an hour', { path: window.location.pathname, at: Date.now() - 31 * 60_000 }],
  ])('is over %s', async (_when, stored) => {
    const fields = [{ key: 'text|firstName|', value: 'Lia' }]
    writeStored('typed_text', { ...stored, fields })
    await show()
    putBackTypedText()
    expect(readStored('typed_text')).toBeUndefined()
    await expect.element(textbox(/^Nome/)).toHaveValue('')
  })
})

test('what was missing no longer says so once it is there', async () => {
  await showPage(RegistrationPage, { data: () => ({ disclaimers: [terms], stores: [] }), user: { userId: -1 } })
  await send()
  const missing = page.getByText('Campo obbligatorio')
  await expect.poll(() => missing.elements().length).toBe(7)
  await fill(/^Nome/, 'Lia')
  await expect.poll(() => missing.elements().length).toBe(6)
  await userEvent.click(page.getByRole('checkbox'))
  await expect.poll(() => missing.elements().length).toBe(5)
})

test('a missing answer to a consent is marked as a missing text is', async () => {
  const offers = { ...terms, personInfoTypeId: 2, disclaimerTitle: 'Offerte', priority: 2, required: false }
  await showPage(RegistrationPage, { data: () => ({ disclaimers: [terms, offers], stores: [] }), user: { userId: -1 } })
  await send()
  await expect.poll(() => page.getByText('Campo obbligatorio').elements().length).toBe(8)
  const looks = () =>
    page
      .getByText('Campo obbligatorio')
      .elements()
      .map((note) => [getComputedStyle(note).color, note.querySelectorAll('svg').length].join(' '))
  await expect.poll(() => [...new Set(looks())]).toHaveLength(1)
})

test('who a service vouches for is asked neither an address nor a password [registration-63]', async () => {
  const social = {
    provider: 'google',
    email: 'ada@elsewhere.example',
    emailVerified: true,
    firstName: 'Ada',
    lastName: '',
  }
  const { bodies } = await showPage(SocialCompletedPage, {
    data: () => ({ choices: { disclaimers: [], stores: [] }, social }),
    user: { userId: -1 },
    answers: {
      '/registration/register_user': () => {
        throw new Refused('error.social.failed', 'Riprova')
      },
    },
  })
  await expect.element(page.getByText(/ada@elsewhere\.example/)).toBeVisible()
  await expect.element(page.getByLabelText(/^E-mail/)).not.toBeInTheDocument()
  await expect.element(page.getByLabelText(/^Password/)).not.toBeInTheDocument()
  await fill(/^Cognome/, 'Nuova')
  await fill(/^Data di nascita/, '12041985')
  await fill(/^Cellulare/, '333 5550199')
  await send()
  await expect.element(page.getByText('Riprova')).toBeVisible()
  const [body] = bodies('/registration/register_user')
  expect(body).toMatchObject({ email: 'ada@elsewhere.example', firstName: 'Ada', lastName: 'Nuova' })
  expect(body).not.toHaveProperty('password')
})

test('what the shop alone finds wrong stands at its field, until that changes [registration-156]', async () => {
  await showPage(RegistrationPage, {
    data: () => ({ disclaimers: [], stores: [] }),
    user: { userId: -1 },
    answers: {
      '/registration/register_user': () => {
        throw new Refused('error.password.common', 'Questa password è troppo comune')
      },
    },
  })
  await fillAll()
  await send()
  const password = page.getByLabelText(/^Password/)
  await expect.element(password).toHaveAccessibleDescription(/troppo comune/)
  await expect.element(password).toHaveFocus()
  await userEvent.fill(password, 'carota-viola-9')
  await expect.element(page.getByText(/troppo comune/)).not.toBeInTheDocument()
})
