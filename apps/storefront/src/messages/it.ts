import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob(
    [
      './it/*.json',
      '!./it/{auth,basket,changes,checkout,cookies,delivery,lists,orders,popups,upgrade,validations,vouchers}.json',
    ],
    { eager: true, import: 'default' },
  ),
)
