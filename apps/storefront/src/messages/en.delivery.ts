export const files = import.meta.glob('./en/delivery.json', { eager: true, import: 'default' })
