/** An account as people read it: four characters, a space. */
export const inGroups = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ')
