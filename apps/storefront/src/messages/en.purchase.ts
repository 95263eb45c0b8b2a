import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./en/{auth,basket,checkout,delivery,lists,orders,validations}.json', {
    eager: true,
    import: 'default',
  }),
)
