import type { Api } from '@bottega/contract/api.ts'
import { contentMenus } from '@bottega/contract/content-system/calls.ts'
import type { MenuView } from '@bottega/contract/content-system/slides.ts'

export type Menus = readonly MenuView[]

const known = new WeakMap<Menus, Menus>()

/**
 * The menus editors write; that of the departments is drawn from the departments. A failure leaves the page without menus
 * and is given to `report`.
 */
export async function loadMenus(api: Api, report: (error: unknown) => void): Promise<Menus> {
  try {
    return writtenOf((await api.call(contentMenus, { query: {} })).data)
  } catch (error) {
    report(error)
    return []
  }
}

/** Made once for the answer that pages share, so that parts of pages are found again by it. */
function writtenOf(menus: Menus): Menus {
  const written = known.get(menus) ?? menus.filter(({ slug, items }) => slug !== 'departments' && items.length > 0)
  known.set(menus, written)
  return written
}
