import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoreMap } from './LazyStoreMap.tsx'
import { MapFailure } from './MapFailure.tsx'

vi.mock('../place-finder.ts', async (original) => ({
  ...(await original<object>()),
  placeSettings: () => Promise.resolve({}),
}))
vi.mock('./leaflet-drawing.ts', () => ({ leafletDrawing: () => Promise.reject(new Error('no style')) }))

const logged: unknown[] = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words[0]))
})
afterEach(() => vi.restoreAllMocks())

const failure = () => page.getByText('Error Loading GMAPS', { exact: true })

test('a map of Leaflet’s that cannot be drawn says and logs what the document has [locator-39]', async () => {
  await render(
    <Suspense>
      <StoreMap label="Negozi" pins={[]} picked={undefined} onPick={() => {}} />
    </Suspense>,
  )
  await expect.element(failure()).toBeVisible()
  expect(logged).toEqual(['Error Loading GMAPS'])
})

test('a map whose script does not come says and logs the same [locator-40]', async () => {
  await render(<MapFailure cause={new TypeError('Failed to fetch dynamically imported module')} />)
  await expect.element(failure()).toBeVisible()
  expect(logged).toEqual(['Error Loading GMAPS'])
})
