/** The classification that a name speaks of, as people head lists and columns. */
export function schemeIn(name: string): 'CPV' | 'UNSPSC' | undefined {
  const scheme = /\b(UNSPSC|CPV)\b/i.exec(name)?.[1]?.toUpperCase()
  return scheme === 'CPV' || scheme === 'UNSPSC' ? scheme : undefined
}
