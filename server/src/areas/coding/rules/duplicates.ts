/** The first id that comes a second time; undefined where each comes once. A coding has up to 10,000 lines. */
export function firstTwice(ids: readonly string[]): string | undefined {
  const met = new Set<string>()
  return ids.find((id) => met.size === met.add(id).size)
}
