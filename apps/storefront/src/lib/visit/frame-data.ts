import type { Api } from '@bottega/contract/api.ts'
import { loadDepartments, type Department } from './departments.ts'
import { loadMenus, type Menus } from './menus.ts'

/** The data of the shop that the frame around every page shows: the same for all who see the same shelves. */
export interface FrameData {
  readonly departments: readonly Department[]
  readonly menus: Menus
}

/** Without departments there is no page; what else fails is given to `report`. */
export async function loadFrameData(api: Api, report: (error: unknown) => void): Promise<FrameData> {
  const [departments, menus] = await Promise.all([loadDepartments(api), loadMenus(api, report)])
  return { departments, menus }
}
