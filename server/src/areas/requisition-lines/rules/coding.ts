import type { Coding, Of } from '@kontor/contract'
import { boughtOf, type Line } from './lines.ts'

type Codes = Of<typeof Coding>

/** The codes of what is bought, a whole line each. */
export const codingOf = (lines: readonly Line[]): Codes => ({
  header: [],
  lines: boughtOf(lines).flatMap(({ ID, Coding: values = [] }) =>
    values.length === 0 ? [] : [{ lineId: ID, splits: [{ values }] }],
  ),
})
