import { languages } from '@bottega/rules/text/language.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { appState } from '../../lib/visit/app-state.ts'
import { readStored, removePersonal, writeStored } from '../../lib/storage/stored.ts'
import { storageGuard } from '../../lib/storage/EarlyScript.tsx'
import { showPage, Unanswered } from '../../lib/testing/page-scene.tsx'
import { LoginForm } from './login/LoginForm.tsx'
import LoginPage from './login/LoginPage.tsx'
import { isSessionKept } from './login/use-cookies.ts'
import RegistrationPage from './registration/RegistrationPage.tsx'

const kinds = ['localStorage', 'sessionStorage'] as const
const ofBrowser = kinds.map((kind) => [kind, Object.getOwnPropertyDescriptor(window, kind)] as const)

/** As browsers do whose settings block the data of sites: to look at a storage throws. */
function blockStorage() {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const kind of kinds) Object.defineProperty(window, kind, { configurable: true, get })
}

afterEach(async () => {
  await cleanup()
  for (const [kind, own] of ofBrowser) if (own !== undefined) Object.defineProperty(window, kind, own)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const blocked = { it: /blocca i cookie/, de: /blockiert Cookies/, en: /blocks cookies/ }

async function logIn() {
  await userEvent.fill(page.getByRole('textbox').first(), 'giulia85')
  await userEvent.fill(page.getByLabelText(/^Password/), 'basilico-fresco-7')
  await userEvent.click(page.getByRole('button', { name: 'Accedi' }))
}

describe('where cookies are blocked', () => {
  test.each(languages)('the login says so before anybody types, in words of %s [sessions-300]', async (locale) => {
    vi.spyOn(Navigator.prototype, 'cookieEnabled', 'get').mockReturnValue(false)
    await showPage(LoginPage, { data: () => null, address: '/login', user: { userId: -1 }, setting: { locale } })
    await expect.element(page.getByText(blocked[locale])).toBeVisible()
  })

  test('a right password whose session the browser drops is told, and leads nowhere [sessions-301]', async () => {
    const done = vi.fn()
    await showPage(() => <LoginForm onDone={done} />, {
      data: () => null,
      user: { userId: -1 },
      answers: { '/auth/login': () => ({}), '/auth/test': () => ({}) },
    })
    expect(page.getByText(blocked.it).elements()).toEqual([])
    await logIn()
    await expect.element(page.getByText(blocked.it)).toBeVisible()
    expect(done).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'Accedi' })).toBeEnabled()
  })
})

test('a login goes on when the shop does not answer whether its session was kept [sessions-302]', async () => {
  const done = vi.fn()
  const noAnswer = () => {
    throw new Unanswered()
  }
  await showPage(() => <LoginForm onDone={done} />, {
    data: () => null,
    user: { userId: -1 },
    answers: { '/auth/login': () => ({}), '/auth/test': noAnswer },
  })
  await logIn()
  await expect.poll(() => done).toHaveBeenCalledOnce()
})

test.each([
  [7, true],
  [-1, false],
])('the session of the user %i is kept: %s [sessions-303]', async (userId, kept) => {
  const answer = () =>
    Promise.resolve(Response.json({ response: silence, user: { ...anonymousUser, userId }, data: {} }))
  vi.stubGlobal('fetch', answer)
  expect(await isSessionKept()).toBe(kept)
})

describe('where the storage is blocked', () => {
  test('what the shop would store lives as long as the page [storage-304]', () => {
    blockStorage()
    writeStored('order_to_pay', 12)
    expect(readStored('order_to_pay')).toBe(12)
    expect(appState().fingerprint).toBe(appState().fingerprint)
    removePersonal()
    expect(readStored('order_to_pay')).toBeUndefined()
  })

  test('a page with a draft is shown, filled, sent and left without an error [storage-305]', async () => {
    blockStorage()
    const errors: string[] = []
    const note = ({ message }: ErrorEvent) => void errors.push(message)
    window.addEventListener('error', note)
    const { bodies } = await showPage(RegistrationPage, {
      data: () => ({ disclaimers: [], stores: [] }),
      user: { userId: -1 },
      answers: { '/registration/register_user': () => ({}) },
    })
    for (const [name, text] of [
      [/^Nome/, 'Lia'],
      [/^Cognome/, 'Prova'],
      [/^Data di nascita/, '01/02/1990'],
      [/^Cellulare/, '3331234567'],
      [/^E-mail/, 'lia@bottega.example'],
    ] as const)
      await userEvent.fill(page.getByRole('textbox', { name }), text)
    await userEvent.fill(page.getByLabelText(/^Password/), 'basilico-fresco-7')
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await userEvent.click(page.getByRole('button', { name: 'Registrati' }))
    await expect.poll(() => bodies('/registration/register_user')).toHaveLength(1)
    await cleanup()
    window.removeEventListener('error', note)
    expect(errors).toEqual([])
  })

  test('scripts in the page that are not ours find one that lives as long as the page [storage-306]', () => {
    blockStorage()
    expect(() => window.sessionStorage).toThrow('Access is denied')
    const script = document.createElement('script')
    script.textContent = storageGuard
    document.body.append(script)
    script.remove()
    expect(window.sessionStorage.getItem('a')).toBeNull()
    window.sessionStorage.setItem('a', '1')
    expect(window.sessionStorage.getItem('a')).toBe('1')
    window.sessionStorage.removeItem('a')
    expect(window.sessionStorage.getItem('a')).toBeNull()
  })
})
