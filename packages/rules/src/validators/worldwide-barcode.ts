/**
 * Numbers of GS1 as they are stored (decision 0760), but those a shop or a region gives itself, weighed goods above
 * all, by which each shop means other goods: 8 digits that begin with 0 or 2, and 13 that begin with 02, 04 or 2. (GS1
 * General Specifications, section 1.4)
 */
const worldwide = /^(?:[13-9]\d{7}|\d?(?:0[0135-9]|[13-9]\d)\d{11})$/

/**
 * True when a stored barcode names the same goods in every shop of the world. Check digits were looked at when it came.
 */
export const isWorldwideBarcode = (stored: string): boolean => worldwide.test(stored)
