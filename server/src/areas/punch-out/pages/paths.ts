/** Where a shop gives back what was chosen. */
export const returnPath = (token: string): string => `/punch-out/${token}`

/** The script of the page that opens a shop by a form. */
export const scriptPath = '/window/punch-out.js'
