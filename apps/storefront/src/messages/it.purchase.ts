import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./it/{auth,basket,changes,checkout,delivery,lists,orders,validations,vouchers}.json', {
    eager: true,
    import: 'default',
  }),
)
