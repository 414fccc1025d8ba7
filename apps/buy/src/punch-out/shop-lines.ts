import type { Requisition } from '../api.ts'
import { filledLines, type TypedRequisition, typedOf } from '../lines.ts'

/** The visits to shops whose lines a requisition has. */
export const visitsOf = ({ Lines }: Pick<Requisition, 'Lines'>): string[] =>
  Lines.flatMap(({ PunchOut }) => PunchOut?.Id ?? [])

/** The same of what is typed. */
export const visitsIn = ({ lines }: Pick<TypedRequisition, 'lines'>): string[] =>
  lines.flatMap(({ shop }) => shop?.from.Id ?? [])

/**
 * What is typed, with the lines behind it that shops have brought since: those of visits that are not known yet. A line that
 * somebody has taken out since does not come back.
 */
export function withArrived(
  typed: TypedRequisition,
  saved: Requisition,
  known: ReadonlySet<string>,
): TypedRequisition | undefined {
  const Lines = saved.Lines.filter(({ PunchOut }) => PunchOut !== undefined && !known.has(PunchOut.Id))
  if (Lines.length === 0) return undefined
  const { lines } = typedOf({ ...saved, Lines })
  // The empty line with which everybody begins makes room.
  return { ...typed, lines: [...(filledLines(typed).length === 0 ? [] : typed.lines), ...lines] }
}
