import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob(
    [
      './it/*.json',
      '!./it/{account,auth,basket,changes,checkout,cookies,delivery,lists,orders,pages,popups,staff,upgrade,validations,vouchers}.json',
    ],
    { eager: true, import: 'default' },
  ),
)
