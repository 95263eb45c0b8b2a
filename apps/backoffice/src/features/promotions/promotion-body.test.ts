import { expect, test } from 'vitest'
import { linesIn, promotionBody } from './promotion-body.ts'

test('a list is read line by line, with semicolon, tab or blank before a price, and what is neither is named', () => {
  const { lines, wrong } = linesIn('P001\r\n8001234567890;1,29\nP002\t0.99 €\n"P003";"2,5"\n\nP004 circa due euro\n')
  expect(lines).toEqual([
    { code: 'P001' },
    { code: '8001234567890', cents: 129 },
    { code: 'P002', cents: 99 },
    { code: 'P003', cents: 250 },
  ])
  expect(wrong).toEqual(['P004 circa due euro'])
})

function form(values: Record<string, string>): FormData {
  const fields = new FormData()
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  return fields
}
const days = { from: '2026-11-16', to: '2026-11-22' }

test('nothing is asked of the shop until products, days and a value are there', () => {
  expect(promotionBody(form({ ...days, kind: 'percent', percent: '20' }), 'found')).toBeUndefined()
  expect(promotionBody(form({ ...days, kind: 'percent', q: 'pasta' }), 'found')).toBeUndefined()
  expect(promotionBody(form({ ...days, to: '', kind: 'percent', percent: '20', q: 'pasta' }), 'found')).toBeUndefined()
  expect(promotionBody(form({ ...days, kind: 'percent', percent: '20', q: 'pasta' }), 'found')).toMatchObject({
    q: 'pasta',
    percent: 20,
  })
})

test('a price for all may be left out where every line of the list has its own', () => {
  const priced = form({ ...days, kind: 'price', list: 'P001;1,29' })
  expect(promotionBody(priced, 'list')).toMatchObject({ lines: [{ code: 'P001', cents: 129 }], kind: 'price' })
  expect(promotionBody(form({ ...days, kind: 'price', list: 'P001;1,29\nP002' }), 'list')).toBeUndefined()
})

test('the products of a leaflet are named by the leaflet alone', () => {
  const chosen = form({ ...days, kind: 'percent', percent: '20', leaflet: 'natale', q: 'pasta', list: 'P001' })
  const body = promotionBody(chosen, 'leaflet')
  expect(body).toMatchObject({ leaflet: 'natale', percent: 20 })
  expect(body).not.toHaveProperty('lines')
  expect(body).not.toHaveProperty('q')
})
