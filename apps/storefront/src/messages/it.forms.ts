export const files = import.meta.glob('./it/{auth,validations}.json', { eager: true, import: 'default' })
