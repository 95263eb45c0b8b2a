import { byNamespace } from './by-namespace.ts'

export const messages = byNamespace(
  import.meta.glob('./de/{auth,basket,checkout,delivery,validations,vouchers}.json', {
    eager: true,
    import: 'default',
  }),
)
