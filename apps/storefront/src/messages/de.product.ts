export const files = import.meta.glob('./de/details.json', { eager: true, import: 'default' })
