import type { Coding as CodingEntity, CodingTarget, Of } from '@kontor/contract'

export type Coding = Pick<Of<typeof CodingEntity>, 'header' | 'lines'>
type Split = Coding['header'][number]

/** A code that was given to a line, or to the whole document where it names no line. */
export interface Lesson {
  readonly lineId: string | undefined
  readonly listId: string
  readonly code: string
}

interface KnownList {
  readonly id: string
  readonly target: CodingTarget
}

/**
 * What a coding teaches: of a list for lines, the code of each line, be it its own or that of the whole; of another, the code of the
 * whole. What is shared among several codes teaches nothing, for none of them is that of the line.
 */
export function lessonsOf(
  { header, lines }: Coding,
  lists: readonly KnownList[],
  lineIds: readonly string[],
): Lesson[] {
  const own = new Map(lines.map(({ lineId, splits }) => [lineId, splits]))
  const lesson = (listId: string, lineId: string | undefined, code: string | undefined): Lesson[] =>
    code === undefined ? [] : [{ lineId, listId, code }]
  return lists.flatMap(({ id, target }) =>
    target === 'HEADER' || lineIds.length === 0
      ? lesson(id, undefined, codeIn(header, id))
      : lineIds.flatMap((lineId) => lesson(id, lineId, codeAt(header, own.get(lineId) ?? [], id))),
  )
}

/** The code of a line: its own, else that of the whole. */
const codeAt = (header: readonly Split[], own: readonly Split[], listId: string): string | undefined =>
  codeIn(own.some(carries(listId)) ? own : header, listId)

const carries =
  (listId: string) =>
  ({ values }: Split): boolean =>
    values.some((value) => value.listId === listId)

/** The code that all parts have. */
function codeIn(splits: readonly Split[], listId: string): string | undefined {
  const [code, ...others] = new Set(splits.map(({ values }) => values.find((value) => value.listId === listId)?.code))
  return others.length > 0 ? undefined : code
}

/** What tells whether a line, or the whole document, has a code of a list already, be it in one part only. */
export function codedIn({ header, lines }: Coding): (listId: string, lineId: string | undefined) => boolean {
  const own = new Map(lines.map(({ lineId, splits }) => [lineId, splits]))
  return (listId, lineId) =>
    header.some(carries(listId)) || (lineId !== undefined && (own.get(lineId) ?? []).some(carries(listId)))
}

/** All codes of a coding. */
export const codesIn = ({ header, lines }: Coding) =>
  [...header, ...lines.flatMap(({ splits }) => splits)].flatMap(({ values }) => values)
