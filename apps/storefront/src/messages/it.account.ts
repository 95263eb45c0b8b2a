export const files = import.meta.glob('./it/{account,staff}.json', { eager: true, import: 'default' })
