export const files = import.meta.glob('./en/{auth,validations}.json', { eager: true, import: 'default' })
