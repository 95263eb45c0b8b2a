import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob(
    [
      './en/*.json',
      '!./en/{account,auth,basket,changes,checkout,cookies,delivery,lists,orders,pages,popups,staff,upgrade,validations,vouchers}.json',
    ],
    { eager: true, import: 'default' },
  ),
)
