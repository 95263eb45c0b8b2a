import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { LeafletGrid } from './LeafletGrid.tsx'

const leaflet = (leafletId: number): LeafletView => ({
  leafletId,
  slug: `volantino-${leafletId}`,
  title: `Volantino ${leafletId}`,
  description: '',
  fromDate: '20/11/2026',
  toDate: '30/11/2026',
  from: '2026-11-20',
  to: '2026-11-30',
  state: 'running',
  baseLocation: '',
  location: '',
  firstPagePreview: '',
  leafletType: { leafletTypeId: 10 },
  pages: 1,
  warehouses: [],
  isForStore: false,
  deliveryServiceIds: [],
  leafletPage: [],
})

const Page = () => (
  <>
    <LeafletGrid title="In corso" leaflets={[leaflet(1), leaflet(2)]} />
    <LeafletGrid title="In arrivo" leaflets={[leaflet(3)]} />
  </>
)

test('a leaflet alone is as wide as those side by side', async () => {
  await page.viewport(720, 900)
  await showPage(Page, { data: () => ({}) })
  const cards = page.getByRole('listitem')
  await expect.element(cards.nth(2)).toBeVisible()
  const [first, , alone] = cards.elements().map((card) => card.getBoundingClientRect().width)
  expect(alone).toBe(first)
})
