import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageSettingContext } from '../../../lib/visit/page-setting.ts'
import { CategoryHeader } from './CategoryHeader.tsx'
import type { ShownCategory } from './shown-category.ts'

const fruit: ShownCategory = {
  categoryId: 1,
  slug: 'frutta-e-verdura/frutta-fresca',
  name: 'Frutta fresca',
  title: 'Frutta fresca',
  description: 'Mele e pere · Agrumi · Banane e frutta esotica',
  hideTitle: false,
  crumbs: [{ slug: 'frutta-e-verdura', name: 'Frutta e verdura' }],
  shelves: [],
  whole: { slug: 'frutta-e-verdura/frutta-fresca', name: 'Frutta fresca' },
}

test('metadata that hide the title hide all of it: image, count, description and back button [catalogue-321]', async () => {
  const withImage = { ...fruit, image: '/p/frutta.svg', header: { image: '/p/wide.svg', mobile: '/p/narrow.svg' } }
  const header = (category: ShownCategory) => (
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false }}>
      <CategoryHeader category={category} count={104} />
    </PageSettingContext>
  )
  const parts = ['104 prodotti', fruit.description ?? '']
  const shown = await render(header(withImage))
  for (const part of parts) await expect.element(shown.getByText(part)).toBeVisible()
  expect(shown.container.querySelectorAll('img')).toHaveLength(1)
  expect(shown.container.querySelectorAll('a[aria-label]')).toHaveLength(1)
  await shown.rerender(header({ ...withImage, hideTitle: true }))
  for (const part of parts) await expect.element(shown.getByText(part)).not.toBeInTheDocument()
  expect(shown.container.querySelectorAll('img, a[aria-label]')).toHaveLength(0)
  const heading = shown.getByRole('heading', { level: 1, name: 'Frutta fresca' }).element()
  expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  await expect.element(shown.getByRole('link', { name: 'Frutta e verdura' })).toBeVisible()
})

test('on a phone the count never stands beside the title, from where a face that arrives late would push it and all below', async () => {
  await page.viewport(390, 844)
  const shown = await render(
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false }}>
      <CategoryHeader category={fruit} count={104} />
    </PageSettingContext>,
  )
  const title = shown.getByRole('heading', { name: 'Frutta fresca' }).element().getBoundingClientRect()
  const count = shown.getByText('104 prodotti').element().getBoundingClientRect()
  expect(count.top).toBeGreaterThanOrEqual(title.bottom - 1)
})
