export const files = import.meta.glob('./it/delivery.json', { eager: true, import: 'default' })
