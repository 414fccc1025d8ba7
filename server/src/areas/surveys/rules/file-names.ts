const named = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-(\d{1,2})-(.+)$/is

/** What the name of a file of an answer says: its question, its place there and its file name (F-185). */
export function readFileName(
  given: string,
): { readonly questionId: string; readonly nth: number; readonly name: string } | undefined {
  const [, questionId, nth, name] = named.exec(given) ?? []
  if (questionId === undefined || nth === undefined || name === undefined) return undefined
  return { questionId: questionId.toLowerCase(), nth: Number(nth), name }
}
