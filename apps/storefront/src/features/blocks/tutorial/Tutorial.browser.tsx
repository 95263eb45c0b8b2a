import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuestionProvider } from '../../../lib/questions/QuestionProvider.tsx'
import { Questions } from '../../../lib/questions/Questions.tsx'
import type { BlockProps } from '../define-block.ts'
import { Tutorial } from './Tutorial.tsx'

const block: BlockProps<'Tutorial'>['block'] = {
  id: 1,
  type: 'Tutorial',
  settings: { position: 'above' },
  data: {},
  content: { title: 'Benvenuti', banners: [{ id: 8, kind: 'card', tone: 'paper', title: 'Dove', link: '/page/help' }] },
}

const open = () => {
  const element = (
    <QuestionProvider>
      <Tutorial block={block} heading="h2" />
      <Questions />
    </QuestionProvider>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const installed = (isInstalled: boolean) => {
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('display-mode: standalone') && isInstalled ? matchMedia('all') : matchMedia.call(globalThis, query),
  )
}

const tutorial = () => page.getByRole('dialog', { name: 'Benvenuti' })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(390, 844)
})
afterEach(() => vi.unstubAllGlobals())

test('the shop installed as an application shows the tutorial [blocks-44]', async () => {
  installed(true)
  await open()
  await expect.element(tutorial()).toBeVisible()
})

test('the native app shows the tutorial [blocks-45]', async () => {
  vi.stubGlobal('bottegaShell', { platform: 'ios', uuid: 'a-phone' })
  await open()
  await expect.element(tutorial()).toBeVisible()
})

test('a browser on a phone does not show the tutorial [blocks-46]', async () => {
  installed(false)
  await open()
  await new Promise((pause) => setTimeout(pause, 300))
  await expect.element(tutorial()).not.toBeInTheDocument()
})
