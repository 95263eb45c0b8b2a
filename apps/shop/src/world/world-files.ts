/** The files a world may have, in the order an operator writes them. Only the first two are needed. */
export const worldFiles = {
  setup: 'shop.yaml',
  stores: 'stores',
  specialDays: 'special-days.csv',
  coverage: 'coverage.csv',
  slots: 'slots.csv',
  categories: 'categories.yaml',
  placing: 'placing.yaml',
  classes: 'classes.yaml',
  products: 'products.csv',
  prices: 'prices.csv',
  classProducts: 'class-products.csv',
  promotions: 'promotions.yaml',
  promotionProducts: 'promotion-products.csv',
  vouchers: 'vouchers.yaml',
  stock: 'stock.csv',
  staff: 'staff.yaml',
} as const
