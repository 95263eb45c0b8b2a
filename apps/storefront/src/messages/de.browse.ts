export const files = import.meta.glob('./de/{home,search}.json', { eager: true, import: 'default' })
