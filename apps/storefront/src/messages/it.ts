import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob(
    [
      './it/*.json',
      '!./it/{account,auth,basket,changes,checkout,cookies,delivery,details,home,lists,orders,pages,popups,search,staff,upgrade,validations,vouchers}.json',
    ],
    { eager: true, import: 'default' },
  ),
)
