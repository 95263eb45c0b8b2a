export const files = import.meta.glob('./en/{changes,lists,orders}.json', { eager: true, import: 'default' })
