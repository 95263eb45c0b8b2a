import type { ListView } from '@bottega/contract/lists/lists.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageSettingContext } from '../../lib/visit/page-setting.ts'
import { productOf } from '../cart-store/testing.ts'
import { ListQuantity } from './ListQuantity.tsx'

const field = () => page.getByRole('textbox', { name: 'Quantità di Bresaola nella lista' })

test.each(['0', '80 g'])(
  '"%s" of a list is less than is sold: the field says so and keeps what it had',
  async (text) => {
    const list = { listId: 3, sharingData: { grant: 'WRITE' } } as unknown as ListView
    const productInfos = { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.1', STEP_SELLING: '0.05' }
    const product = productOf({ productId: 5, name: 'Bresaola', productInfos })
    await render(
      <PageSettingContext value={{ site: 'coop', locale: 'it' }}>
        <ListQuantity list={list} product={product} stored={0.25} />
      </PageSettingContext>,
    )
    await field().click()
    await userEvent.keyboard(`${text}{Enter}`)
    await expect.element(field()).toHaveAccessibleDescription('Di Bresaola si può ordinare almeno 0,1 kg.')
    await expect.element(field()).toHaveValue('0,25 kg')
  },
)
