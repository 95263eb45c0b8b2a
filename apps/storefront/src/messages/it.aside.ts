export const files = import.meta.glob('./it/{popups,upgrade}.json', { eager: true, import: 'default' })
