export const files = import.meta.glob('./de/{basket,checkout,destination,vouchers}.json', {
  eager: true,
  import: 'default',
})
