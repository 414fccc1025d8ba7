/** An account in groups of four, as IBANs are written for people (ISO 13616). */
export const spaced = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ')
