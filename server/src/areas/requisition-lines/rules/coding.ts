import type { Coding, Of } from '@kontor/contract'
import { boughtOf, type Line, orderLineId } from './lines.ts'

type Codes = Of<typeof Coding>

/** The codes of what is bought, a whole line each. */
export const codingOf = (lines: readonly Line[]): Codes => ({
  header: [],
  lines: boughtOf(lines).flatMap(({ ID, Coding: values = [] }) =>
    values.length === 0 ? [] : [{ lineId: ID, splits: [{ values }] }],
  ),
})

/** The lists that lines name codes of, and that are not named before. */
export const newListsIn = (
  lines: readonly Pick<Line, 'Coding'>[],
  before: readonly Pick<Line, 'Coding'>[],
): string[] => {
  const listsOf = (some: typeof lines) => some.flatMap(({ Coding = [] }) => Coding.map(({ listId }) => listId))
  const known = new Set(listsOf(before))
  return [...new Set(listsOf(lines))].filter((listId) => !known.has(listId))
}

/** The codes of lines as their order has them, by its own line ids: one of each list, and none of lists that are gone. */
export const orderedCodes = (lines: readonly Line[], lists: ReadonlySet<string>): Codes => ({
  header: [],
  lines: lines.flatMap(({ Coding = [] }, at) => {
    const values = Coding.filter(
      ({ listId }, place) => lists.has(listId) && Coding.findIndex((one) => one.listId === listId) === place,
    )
    return values.length === 0 ? [] : [{ lineId: orderLineId(at), splits: [{ values }] }]
  }),
})
