export const files = import.meta.glob('./it/{home,search}.json', { eager: true, import: 'default' })
