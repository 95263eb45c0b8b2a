import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import type { MenuView } from '@bottega/contract/content-system/slides.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { categoryTree, departments } from '../../trade/catalog/categories.service.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import { editionOf, listDocuments } from '../../kernel/publishing/documents.service.ts'
import { menuFolder, type StoredMenu } from './menu.kind.ts'

/** More than a site has. */
const mostMenus = 100

/** The menu of departments; no document has this number. */
const departmentMenu = { id: 0, slug: 'departments' } as const

/** The departments with the level below them, then the menus editors write. */
export async function listMenus(source: CatalogSource, context: CatalogContext): Promise<MenuView[]> {
  const { tree } = await categoryTree(source, context, { filtered: false, query: null })
  const query = { kind: menuFolder }
  const paging = { page: 1, pageSize: mostMenus, order: 'oldest' as const }
  const { documents } = await listDocuments(source.db, editionOf(context), query, paging)
  return [
    { ...departmentMenu, name: departmentMenu.slug, items: departments(tree, 1).map(departmentItem) },
    ...documents.map(({ number, slug, body }) => {
      const { name, items } = inLanguage(context.language, body) as unknown as StoredMenu
      return {
        id: number,
        slug,
        name,
        items: items.map((one) => Object.assign(linkOf(one), { items: one.items?.map(linkOf) ?? [] })),
      }
    }),
  ]
}

const linkOf = ({ title, link }: { title: string; link: string }) => ({ title, url: link })
const categoryLink = ({ name, itemUrl }: CategoryView) => ({ title: name, url: itemUrl })
const departmentItem = (department: CategoryView) => ({
  ...categoryLink(department),
  items: department.categories?.map(categoryLink) ?? [],
})
