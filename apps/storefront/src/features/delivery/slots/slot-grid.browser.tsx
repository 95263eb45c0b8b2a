import type { TimeslotDayView, TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saying, showPage } from '../../../lib/testing/page-scene.tsx'
import { SlotPicker } from './SlotPicker.tsx'

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

const slot = (timeslotId: number, name: string, fields: Partial<TimeslotView> = {}): TimeslotView => ({
  timeslotId,
  name,
  beginTime: name.slice(0, 5),
  endTime: name.slice(6),
  status: 'free',
  selected: false,
  active: 1,
  deliveryDayPeriodId: 1,
  underLeadTime: false,
  underLockDay: false,
  underLockCutoff: false,
  closed: false,
  usedPercent: 10,
  fee: 4.9,
  ...fields,
})
const [early, late] = ['10:00–12:00', '16:00–18:00']
const day = (dateIso: string, timeslots: TimeslotView[]): TimeslotDayView => ({
  dateIso,
  timestamp: Date.parse(`${dateIso}T11:00:00Z`),
  today: false,
  selected: false,
  timeslots,
})
const days = [
  day('2026-11-17', [slot(1, early), slot(2, late, { status: 'full', active: 0 })]),
  day('2026-11-18', [slot(3, early, { fee: 2.9, nearby: true })]),
  ...Array.from({ length: 7 }, (_, index) => day(`2026-11-${19 + index}`, [slot(10 + index, late)])),
]

async function show(width: number) {
  await page.viewport(width, 900)
  const chosen: [string, number][] = []
  await showPage(
    () => (
      <SlotPicker
        days={days}
        held={undefined}
        minutesLeft={undefined}
        reserving={undefined}
        onChoose={({ dateIso }, { timeslotId }) => chosen.push([dateIso, timeslotId])}
      />
    ),
    { data: () => null },
  )
  return { chosen }
}

const cell = (name: string) => page.getByRole('button', { name: saying(name) })

test('a wide screen shows days as columns and hours as rows, with price, cheapest, leaf and what is full [slotgrid-8]', async () => {
  const { chosen } = await show(1280)
  await expect
    .element(page.getByRole('grid', { name: 'Giorni e orari, dal mar 17 novembre al lun 23 novembre' }))
    .toBeVisible()
  expect(page.getByRole('columnheader').elements().length).toBe(8)
  expect(
    page
      .getByRole('rowheader')
      .elements()
      .map((row) => row.textContent),
  ).toEqual([early, late])
  await expect
    .element(cell('mer 18 novembre, 10:00–12:00, 2,90 €, La meno cara, Siamo già in zona, Libero'))
    .toBeVisible()
  const full = cell('mar 17 novembre, 16:00–18:00, Pieno')
  await expect.element(full).toHaveAttribute('aria-disabled', 'true')
  await full.click({ force: true })
  await cell('mar 17 novembre, 10:00–12:00, 4,90 €, Libero').click()
  expect(chosen).toEqual([['2026-11-17', 1]])
  await expectAccessible()
})

test('the grid has one tab stop; arrows, Home and End move within it, and Enter chooses [slotgrid-9]', async () => {
  const { chosen } = await show(1280)
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(page.getByRole('grid').element().querySelectorAll('[tabindex="0"]').length).toBe(1)
  cell('mar 17 novembre, 10:00–12:00').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(cell('mer 18 novembre, 10:00–12:00')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('Nessun orario')
  await userEvent.keyboard('{Home}')
  await expect.element(cell('mar 17 novembre, 16:00–18:00')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(cell('lun 23 novembre, 16:00–18:00')).toHaveFocus()
  expect(page.getByRole('grid').element().querySelectorAll('[tabindex="0"]').length).toBe(1)
  await userEvent.keyboard('{Enter}')
  expect(chosen).toEqual([['2026-11-23', 14]])
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(cell('mar 17 novembre, 10:00–12:00')).toHaveFocus()
})

test('later days are a press away, without asking the shop again', async () => {
  await show(1280)
  await page.getByRole('button', { name: 'Giorni dopo' }).click()
  await expect.element(cell('mar 24 novembre, 16:00–18:00')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Giorni dopo' })).toBeDisabled()
  await page.getByRole('button', { name: 'Giorni prima' }).click()
  await expect.element(cell('mar 17 novembre, 10:00–12:00')).toBeVisible()
})

test('a phone, and a page enlarged to 400 %, keep the tabs of days, with the leaf in words [slotgrid-10]', async () => {
  await show(320)
  await expect.element(page.getByRole('tab').first()).toBeVisible()
  expect(page.getByRole('grid').elements().length).toBe(0)
  page.getByRole('tab', { selected: true }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tabpanel').getByText('Siamo già in zona')).toBeVisible()
})
