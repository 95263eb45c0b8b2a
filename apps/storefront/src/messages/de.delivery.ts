export const files = import.meta.glob('./de/delivery.json', { eager: true, import: 'default' })
