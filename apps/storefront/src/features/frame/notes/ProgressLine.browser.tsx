import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pendingRequests } from '../../../lib/api/pending.ts'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { ProgressLine } from './ProgressLine.tsx'

const line = () => document.querySelector('output')

afterEach(() => {
  pendingRequests.set(0)
  vi.unstubAllGlobals()
})

test('a fast answer puts nothing into the page, and says nothing', async () => {
  await showPage(ProgressLine, { data: () => null })
  await expect.poll(() => line()?.dataset.busy).toBe('false')
  const added = vi.fn()
  new MutationObserver(added).observe(document.body, { childList: true, subtree: true })
  pendingRequests.set(1)
  await expect.poll(() => line()?.dataset.busy).toBe('true')
  pendingRequests.set(0)
  await expect.poll(() => line()?.dataset.busy).toBe('false')
  expect(added).not.toHaveBeenCalled()
})

test('a slow answer is announced, and ends with the last request', async () => {
  await showPage(ProgressLine, { data: () => null })
  await expect.poll(() => line()?.dataset.busy).toBe('false')
  pendingRequests.set(2)
  await expect.element(page.getByText('Un attimo…')).toBeInTheDocument()
  pendingRequests.set(1)
  await expect.element(page.getByText('Un attimo…')).toBeInTheDocument()
  pendingRequests.set(0)
  await expect.element(page.getByText('Un attimo…')).not.toBeInTheDocument()
})

test.each([
  ['/rivista-e-news', 12],
  ['/ricette', 12],
  ['/profile/news-list', 12],
  ['/le-cooperative', 6],
  ['/category/vini', 18],
])('who goes to %s sees %i skeletons until it has come [articles-36]', async (path, count) => {
  const arrival = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    { path: '/', element: <ProgressLine /> },
    { path, loader: () => arrival.promise, element: <p>Arrivati</p> },
  ])
  await render(<RouterProvider router={router} />)
  void router.navigate(path)
  const skeletons = () => [...document.querySelectorAll('[data-page] > span')]
  await expect.poll(() => skeletons().length).toBeGreaterThan(0)
  expect(skeletons().filter((one) => one.checkVisibility())).toHaveLength(count)
  arrival.resolve(null)
  await expect.element(page.getByText('Arrivati')).toBeVisible()
})
