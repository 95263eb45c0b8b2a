export const files = import.meta.glob('./en/{popups,upgrade}.json', { eager: true, import: 'default' })
