export const files = import.meta.glob('./de/cookies.json', { eager: true, import: 'default' })
