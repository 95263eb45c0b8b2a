export const files = import.meta.glob('./en/details.json', { eager: true, import: 'default' })
