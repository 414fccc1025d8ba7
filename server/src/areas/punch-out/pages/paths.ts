/** Where a shop gives back what was chosen. */
export const returnPath = (token: string): string => `/punch-out/${token}`
