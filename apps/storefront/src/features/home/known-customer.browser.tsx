import { iconPaths } from '@bottega/ui/components/text/icon-paths.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { KnownCustomer } from './KnownCustomer.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['store', 'Ritiro in negozio', 1],
  ['truck', 'Consegna a casa', 2],
] as const)('the next order stands beside a %s: %s', async (icon, deliveryService, deliveryServiceId) => {
  const next = {
    orderId: 4,
    deliveryDate: '2026-11-27',
    beginTime: '16:00',
    endTime: '18:00',
    deliveryService,
    deliveryServiceId,
  }
  await showPage(() => <KnownCustomer orders={{ next }} />, { data: () => null })
  const heading = page.getByRole('heading', { name: 'Il tuo prossimo ordine' })
  await expect.element(heading).toBeVisible()
  const drawn = heading.element().querySelector('path')?.getAttribute('d')
  expect(drawn).toBe(iconPaths[icon])
})
