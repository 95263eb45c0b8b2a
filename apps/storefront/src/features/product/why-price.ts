/** The part that opens the reasons of the price on the page of a product, loaded by the press of its button. */
export { askPriceReasons } from '../price-reasons/PriceReasonsDialog.tsx'
