export const files = import.meta.glob('./en/{home,search}.json', { eager: true, import: 'default' })
