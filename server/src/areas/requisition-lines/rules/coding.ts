import type { Coding, Of } from '@kontor/contract'
import { boughtOf, type Line, orderLineId } from './lines.ts'

type Codes = Of<typeof Coding>
type Code = NonNullable<Line['Coding']>[number]

/** The codes of what is bought, a whole line each; as a document can have them, where the lists are named that there are. */
export const codingOf = (lines: readonly Line[], lists?: ReadonlySet<string>): Codes => ({
  header: [],
  lines: boughtOf(lines).flatMap(({ ID, Coding = [] }) => codedLine(ID, lists ? codesAmong(Coding, lists) : Coding)),
})

const codedLine = (lineId: string, values: readonly Code[]) =>
  values.length === 0 ? [] : [{ lineId, splits: [{ values: [...values] }] }]

/** One of each list, and none of lists that are gone. */
const codesAmong = (codes: readonly Code[], lists: ReadonlySet<string>): Code[] =>
  codes.filter(({ listId }, at) => lists.has(listId) && codes.findIndex((one) => one.listId === listId) === at)

/** The lists that lines name codes of, and that are not named before. */
export const newListsIn = (
  lines: readonly Pick<Line, 'Coding'>[],
  before: readonly Pick<Line, 'Coding'>[],
): string[] => {
  const listsOf = (some: typeof lines) => some.flatMap(({ Coding = [] }) => Coding.map(({ listId }) => listId))
  const known = new Set(listsOf(before))
  return [...new Set(listsOf(lines))].filter((listId) => !known.has(listId))
}

/** The codes of lines as their order has them, by its own line ids. */
export const orderedCodes = (lines: readonly Line[], lists: ReadonlySet<string>): Codes => ({
  header: [],
  lines: lines.flatMap(({ Coding = [] }, at) => codedLine(orderLineId(at), codesAmong(Coding, lists))),
})
