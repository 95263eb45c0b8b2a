export const files = import.meta.glob('./en/{basket,checkout,destination,vouchers}.json', {
  eager: true,
  import: 'default',
})
