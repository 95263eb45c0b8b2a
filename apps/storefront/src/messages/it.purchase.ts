import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./it/{auth,basket,checkout,delivery,validations,vouchers}.json', {
    eager: true,
    import: 'default',
  }),
)
