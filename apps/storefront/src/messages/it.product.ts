export const files = import.meta.glob('./it/details.json', { eager: true, import: 'default' })
