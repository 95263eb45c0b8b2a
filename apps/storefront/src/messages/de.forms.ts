export const files = import.meta.glob('./de/{auth,validations}.json', { eager: true, import: 'default' })
