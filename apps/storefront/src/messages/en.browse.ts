export const files = import.meta.glob('./en/{details,home,search}.json', { eager: true, import: 'default' })
