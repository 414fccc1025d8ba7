/** Of what is found by its words, the codes that begin with what was typed come first. */
export function byLikeness(codes: readonly string[], typed: string): string[] {
  const start = typed.trim().toLowerCase()
  const isLike = (code: string) => code.toLowerCase().startsWith(start)
  return codes.toSorted((a, b) => Number(isLike(b)) - Number(isLike(a)) || (a < b ? -1 : 1))
}
