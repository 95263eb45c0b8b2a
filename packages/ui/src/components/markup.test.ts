import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Breadcrumbs } from './navigation/Breadcrumbs.tsx'
import { Button } from './actions/Button.tsx'
import { IconButton } from './actions/IconButton.tsx'
import { Pagination } from './navigation/Pagination.tsx'
import { Price } from './text/Price.tsx'
import { ProgressBar } from './feedback/ProgressBar.tsx'
import { Stepper } from './navigation/Stepper.tsx'
import { TextField } from './fields/TextField.tsx'

const attribute = (markup: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(markup)?.[1]

describe('a text field', () => {
  test('is named by its label and described by its help', () => {
    const markup = renderToStaticMarkup(createElement(TextField, { label: 'CAP', help: 'Cinque cifre' }))
    expect(attribute(markup, 'for')).toBe(attribute(markup, ' id'))
    expect(markup).toContain(`<p id="${attribute(markup, 'aria-describedby')}"`)
    expect(markup).not.toContain('aria-invalid')
  })

  test('with an error is invalid and shows the error instead of the help', () => {
    const field = createElement(TextField, { label: 'CAP', help: 'Cinque cifre', error: 'Manca una cifra' })
    const markup = renderToStaticMarkup(field)
    expect(markup).toContain('aria-invalid="true"')
    expect(markup).toContain('Manca una cifra')
    expect(markup).not.toContain('Cinque cifre')
  })
})

test('a busy button keeps its words, says so, and no longer submits', () => {
  const markup = renderToStaticMarkup(createElement(Button, { type: 'submit', busy: true }, 'Ordina e paga'))
  expect(markup).toContain('type="button"')
  expect(markup).toContain('aria-busy="true"')
  expect(markup).toContain('Ordina e paga')
})

test('an icon button speaks its name and hides its drawing', () => {
  const markup = renderToStaticMarkup(createElement(IconButton, { icon: 'heart', label: 'Aggiungi ai preferiti' }))
  expect(markup).toContain('aria-label="Aggiungi ai preferiti"')
  expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/)
})

test('a price reads whole, in the order of its language', () => {
  const words = (locale: string) =>
    renderToStaticMarkup(
      createElement(Price, {
        parts: new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(1.99),
      }),
    )
      .replaceAll(/<[^>]+>/g, '')
      .replace('\u00a0', ' ')
  expect(words('it')).toBe('1,99 €')
  expect(words('en-GB')).toBe('€1.99')
})

describe('pages', () => {
  const labels = { label: 'Pagine', previousLabel: 'Precedente', nextLabel: 'Successiva' }
  const pages = (current: number, total: number) =>
    renderToStaticMarkup(
      createElement(Pagination, {
        ...labels,
        pageLabel: (page) => `Pagina ${page}`,
        hrefOf: (page) => `?page=${page}`,
        current,
        total,
      }),
    )

  test('are links, the current one marked', () => {
    expect(pages(2, 3)).toContain('href="?page=2" aria-label="Pagina 2" aria-current="page"')
    expect(pages(2, 3)).toContain('rel="next"')
  })

  test('the last has no next, and a single page no pages', () => {
    expect(pages(3, 3)).not.toContain('rel="next"')
    expect(pages(1, 1)).toBe('')
  })
})

test('the last crumb is the page itself, not a link', () => {
  const links = [{ href: '/', name: 'Home' }]
  const markup = renderToStaticMarkup(createElement(Breadcrumbs, { label: 'Percorso', links, current: 'Frutta' }))
  expect(markup).toContain('<li aria-current="page">Frutta</li>')
  expect(markup.match(/<a /g)).toHaveLength(1)
})

test('steps say which is current and which are done', () => {
  const steps = ['Riepilogo', 'Pagamento', 'Conferma']
  const markup = renderToStaticMarkup(createElement(Stepper, { label: 'Passi', steps, current: 1, doneLabel: 'fatto' }))
  expect(markup.match(/fatto/g)).toHaveLength(1)
  expect(markup.match(/aria-current="step"/g)).toHaveLength(1)
})

test('nothing a primitive renders carries an inline style, which the content policy would refuse', () => {
  const markup = renderToStaticMarkup(createElement(ProgressBar, { label: 'Manca poco', value: 60, max: 50 }))
  expect(markup).not.toContain('style=')
  expect(markup).toContain('value="50" max="50"')
})
