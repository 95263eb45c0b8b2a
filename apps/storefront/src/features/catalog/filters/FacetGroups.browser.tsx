import type { FacetView } from '@bottega/contract/catalog/products.ts'
import { defaultFilters } from '@bottega/rules/catalog/product-filters.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { FacetGroups } from './FacetGroups.tsx'

afterEach(() => void vi.unstubAllGlobals())

const brands: FacetView = {
  name: 'Marchio',
  parameterName: 'vendor_id',
  paramType: '',
  values: Array.from({ length: 100 }, (_, index) => ({
    id: index + 1,
    name: `Marca ${index + 1}`,
    count: '3',
    filteredCount: '3',
    priority: '1',
  })),
}

const toggle = vi.fn()

const show = (chosen: number[]) =>
  showPage(
    () => (
      <FacetGroups
        facets={[brands]}
        counts={undefined}
        listing={{
          filters: { ...defaultFilters(), facets: { vendor_id: chosen } },
          pending: false,
          change: vi.fn(),
          toggle,
          reset: vi.fn(),
        }}
      />
    ),
    { data: () => null },
  )

const boxes = () => page.getByRole('checkbox', { name: /^Marca/ })

test('of a long list the first values are in the page, and all once it is opened', async () => {
  await show([])
  await expect.poll(() => document.querySelectorAll('input[name=vendor_id]').length).toBe(8)
  await page.getByText('Mostra tutte le voci (100)').click()
  await expect.element(page.getByRole('checkbox', { name: /^Marca 100/ })).toBeVisible()
  expect(boxes().elements()).toHaveLength(100)
  await page.getByRole('checkbox', { name: /^Marca 100/ }).click()
  expect(toggle).toHaveBeenCalledWith('vendor_id', 100)
})

test('a chosen value is never hidden', async () => {
  await show([77])
  await expect.element(page.getByRole('checkbox', { name: /^Marca 77/ })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^Marca 77/ })).toBeChecked()
})
