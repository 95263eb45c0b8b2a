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
