import { Link } from 'react-router'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, showPage } from '../../../lib/testing/page-scene.tsx'
import FoodPage from './FoodPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const choices = [
  { key: 'milk', kind: 'allergen', name: 'Latte' },
  { key: 'nuts', kind: 'allergen', name: 'Frutta a guscio' },
  { key: 'hazelnuts', kind: 'nut', name: 'Nocciole' },
  { key: 'lactose', kind: 'intolerance', name: 'Lattosio' },
  { key: 'vegan', kind: 'diet', name: 'Vegano' },
  { key: 'onion', kind: 'dislike', name: 'Cipolla' },
]
const nobody = [{ name: '', avoids: [] as object[] }]
const none = { state: 'none', persons: nobody, words: [] as string[], choices }
const luca = { name: 'Luca', avoids: [{ key: 'hazelnuts', alsoTraces: false }] }
const stored = {
  state: 'stored',
  consentDate: '2026-11-30T08:00:00Z',
  persons: [{ name: '', avoids: [{ key: 'milk', alsoTraces: true }] }, luca],
  words: [] as string[],
  choices,
}

const box = (name: string, within = 'Per te') =>
  page.getByRole('region', { name: within, exact: true }).getByRole('checkbox', { name, exact: true })
const group = (title: string, within = 'Per te') =>
  page.getByRole('region', { name: within, exact: true }).getByText(title, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const consent = () => page.getByRole('checkbox', { name: /^Acconsento/ })
const nameField = () => page.getByRole('textbox', { name: /^Nome/ })
const unsaved = () => page.getByText('Ci sono modifiche non salvate.')
const save = () => userEvent.click(button('Salva il profilo'))

type Answers = Record<string, (body: unknown) => unknown>

/** The page over a shop that has this profile, and has what is saved from then on. */
function show(initial: object | undefined, answers: Answers = {}) {
  let profile = initial
  const saves = (body: unknown) => {
    profile = { ...stored, persons: (body as typeof stored).persons }
    return profile
  }
  const deletes = () => (profile = none)
  return showPage(FoodPage, {
    data: () => ({ profile }),
    address: '/profile/food',
    answers: { '/diet/save': saves, '/diet/delete': deletes, ...answers },
  })
}

test('a customer fills in a profile for two persons, by keyboard alone, and sends it with a consent that was not ticked before [diet-41]', async () => {
  const { bodies } = await show(none)
  await expect.element(page.getByText('Leggi sempre l’etichetta', { exact: false })).toBeVisible()
  await expect.element(consent()).not.toBeChecked()
  await expectAccessible()
  const press = async (of: ReturnType<typeof page.getByText>, key: string) => {
    ;(of.element() as HTMLElement).focus()
    await userEvent.keyboard(key)
  }
  await press(box('Latte'), ' ')
  await expect.element(box('anche le tracce: Latte')).toBeChecked()
  await press(box('Frutta a guscio'), ' ')
  await press(box('anche le tracce: Frutta a guscio'), ' ')
  await expect.element(page.getByText('2 scelte')).toBeVisible()
  await press(button('Aggiungi una persona'), '{Enter}')
  await expect.element(nameField()).toHaveFocus()
  await userEvent.keyboard('Luca')
  await userEvent.click(group('Alimentazione', 'Luca'))
  await press(box('Vegano', 'Luca'), ' ')
  await press(consent(), ' ')
  await expectAccessible()
  await press(button('Salva il profilo'), '{Enter}')
  await expect
    .poll(() => bodies('/diet/save'))
    .toEqual([
      {
        consent: true,
        persons: [
          {
            name: '',
            avoids: [
              { key: 'milk', alsoTraces: true },
              { key: 'nuts', alsoTraces: false },
            ],
          },
          { name: 'Luca', avoids: [{ key: 'vegan', alsoTraces: false }] },
        ],
        words: [],
      },
    ])
  await expect.element(page.getByText('Consenso dato: lunedì 30 novembre 2026', { exact: false })).toBeVisible()
  expect(unsaved().elements()).toEqual([])
})

test('without the consent nothing is sent, and the box that lacks it is marked and has the focus [diet-42]', async () => {
  const { bodies } = await show(none)
  await userEvent.click(box('Latte'))
  await save()
  await expect.element(page.getByText('Per salvare questi dati sulla salute serve il tuo consenso.')).toBeVisible()
  await expect.element(consent()).toHaveFocus()
  await expect.element(consent()).toHaveAccessibleDescription(/consenso/)
  expect(bodies('/diet/save')).toEqual([])
})

test('a stored profile is shown with the day of its consent, and two presses store a change of it once [diet-49]', async () => {
  const answered = Promise.withResolvers<object>()
  // The shop answers after both presses, however far apart a slow machine makes them.
  const { bodies } = await show(stored, { '/diet/save': () => answered.promise })
  await expect.element(box('Latte')).toBeChecked()
  await expect.element(box('anche le tracce: Nocciole', 'Luca')).not.toBeChecked()
  expect(consent().elements()).toEqual([])
  await userEvent.click(box('anche le tracce: Nocciole', 'Luca'))
  await expect.element(unsaved()).toBeVisible()
  await userEvent.dblClick(button('Salva il profilo'))
  const persons = [stored.persons[0], { name: 'Luca', avoids: [{ key: 'hazelnuts', alsoTraces: true }] }]
  answered.resolve({ ...stored, persons })
  await expect.element(unsaved()).not.toBeInTheDocument()
  expect(bodies('/diet/save')).toEqual([{ consent: true, persons, words: [] }])
})

test.each([
  ['without a name', '', 'Dai un nome a ogni persona.'],
  ['with the name of another', 'luca', 'Due persone hanno lo stesso nome.'],
  ['who avoids nothing', 'Mia', 'Scegli almeno una cosa per questa persona, o toglila.'],
])('a person %s is marked at the name, and nothing is sent or lost [diet-43]', async (_, name, fault) => {
  const { bodies } = await show(stored)
  await userEvent.click(button('Aggiungi una persona'))
  const field = nameField().last()
  if (name !== '') await userEvent.fill(field, name)
  await save()
  await expect.element(page.getByText(fault)).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(name)
  expect(bodies('/diet/save')).toEqual([])
})

test.each([
  ['error.diet.personTwice', 'Due persone hanno lo stesso nome.', nameField],
  ['error.diet.consentRequired', 'Serve il tuo consenso.', consent],
])('the refusal %s of the shop stands at its field, which takes the focus [diet-44]', async (code, said, field) => {
  await show(stored, {
    '/diet/save': () => {
      throw new Refused(code, said)
    },
  })
  await userEvent.click(box('Latte'))
  await userEvent.click(box('Frutta a guscio'))
  await save()
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveAccessibleDescription(said)
  await expect.element(box('Frutta a guscio')).toBeChecked()
  await expect.element(box('Latte')).not.toBeChecked()
})

test('another refusal stands above the button, and what was entered stays [diet-50]', async () => {
  await show(stored, {
    '/diet/save': () => {
      throw new Refused('error.request.tooMany', 'Troppe richieste.')
    },
  })
  await userEvent.click(box('Frutta a guscio'))
  await save()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Troppe richieste.')
  await expect.element(box('Frutta a guscio')).toBeChecked()
})

test('a profile is deleted after a question, and the form is then empty and asks for consent again [diet-45]', async () => {
  const { bodies } = await show(stored)
  await userEvent.click(button('Elimina il profilo'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Annulla' }))
  expect(bodies('/diet/delete')).toEqual([])
  await userEvent.click(button('Elimina il profilo'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Elimina il profilo' }))
  await expect.element(consent()).not.toBeChecked()
  await expect.element(box('Latte')).not.toBeChecked()
  expect(nameField().elements()).toEqual([])
  expect(bodies('/diet/delete')).toHaveLength(1)
})

test('a person with choices is removed after a question; who alone has none is named as nothing to save [diet-46]', async () => {
  const { bodies } = await show(stored)
  await userEvent.click(button('Togli Luca'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Togli', exact: true }))
  await expect.element(button('Aggiungi una persona')).toHaveFocus()
  expect(nameField().elements()).toEqual([])
  await userEvent.click(box('Latte'))
  await save()
  await expect.element(page.getByText('Per togliere tutto premi', { exact: false })).toBeVisible()
  expect(bodies('/diet/save')).toEqual([])
})

test('a profile that cannot be read is said to be so, and is filled in again with a new consent [diet-47]', async () => {
  await show({ ...none, state: 'unreadable' })
  const said = page.getByRole('alert').getByText('Non riusciamo più a leggere il profilo', { exact: false })
  await expect.element(said).toBeVisible()
  await expect.element(consent()).not.toBeChecked()
  await expect.element(button('Elimina il profilo')).toBeVisible()
  await expectAccessible()
})

test('a profile that is not saved is left only after a question [diet-48]', async () => {
  const { where } = await showPage(FoodPage, {
    data: () => ({ profile: stored }),
    address: '/profile/food',
    around: (shown) => (
      <>
        <Link to="/profile/security">Altrove</Link>
        {shown}
      </>
    ),
  })
  await userEvent.click(box('Frutta a guscio'))
  await userEvent.click(page.getByRole('link', { name: 'Altrove' }))
  await userEvent.click(button('Resta qui'))
  await expect.element(box('Frutta a guscio')).toBeChecked()
  expect(where()).toBe('/profile/food')
  await userEvent.click(page.getByRole('link', { name: 'Altrove' }))
  await userEvent.click(button('Esci senza salvare'))
  await expect.poll(where).toBe('/profile/security')
})

test('words of the household’s own are saved one by one, alone too, and too many of them are named at their field', async () => {
  const { bodies } = await show(none)
  const words = page.getByRole('textbox', { name: /^Altre cose che non piacciono/ })
  await userEvent.fill(words, 'a, b, c, d, e, f, g, h, i, l, m')
  await userEvent.click(consent())
  await save()
  await expect.element(page.getByText('Scrivi al massimo 10 parole.')).toBeVisible()
  expect(bodies('/diet/save')).toEqual([])
  await userEvent.fill(words, ' coriandolo,uva passa, ')
  await save()
  await expect.poll(() => bodies('/diet/save')).toMatchObject([{ words: ['coriandolo', 'uva passa'] }])
})

test('a profile of as many persons as there may be takes no other', async () => {
  const others = Array.from({ length: 7 }, (_, place) => ({ ...luca, name: `Persona ${place}` }))
  await show({ ...stored, persons: [...nobody, ...others] })
  await expect.element(button('Aggiungi una persona')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Un profilo ha al massimo 8 persone.')).toBeVisible()
})

test('a staff member who acts for the customer sees no profile', async () => {
  await show(undefined)
  await expect.element(page.getByText('Lo decide solo il cliente', { exact: false })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
})
