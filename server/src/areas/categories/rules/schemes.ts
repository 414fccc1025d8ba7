/** The classification that a name speaks of, as people head lists and columns. */
export const schemeIn = (name: string): string | undefined => /\b(UNSPSC|CPV)\b/i.exec(name)?.[1]?.toUpperCase()
