export const files = import.meta.glob('./it/{changes,lists,orders}.json', { eager: true, import: 'default' })
