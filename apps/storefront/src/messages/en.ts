import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob(
    [
      './en/*.json',
      '!./en/{auth,basket,changes,checkout,cookies,delivery,lists,orders,popups,upgrade,validations,vouchers}.json',
    ],
    { eager: true, import: 'default' },
  ),
)
