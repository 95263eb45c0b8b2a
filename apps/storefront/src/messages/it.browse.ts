export const files = import.meta.glob('./it/{details,home,search}.json', { eager: true, import: 'default' })
