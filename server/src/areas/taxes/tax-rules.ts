/**
 * The rules of EN 16931 that hold the categories, rates and amounts of VAT. A category's rules have the name that the norm
 * gives it: IC for K, AF for the Canary Islands (L), AG for Ceuta and Melilla (M), B for Italy's split payment.
 */
const ofTax = /^BR-(4[5-8]|CO-(04|14|15|17|18)|(S|Z|E|AE|IC|G|O|AF|AG|B)-\d+|DEC-(13|15|19|20))$/

export const isTaxRule = (rule: string): boolean => ofTax.test(rule)
