export const files = import.meta.glob('./de/{popups,upgrade}.json', { eager: true, import: 'default' })
