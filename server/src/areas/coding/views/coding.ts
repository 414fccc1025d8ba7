import type { Coding as CodingEntity, Of } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type Coding, codesByList, type Split, type Value } from '../rules/index.ts'
import type { CodingRecord } from '../store/tables.ts'
import { entriesOf } from './lists.ts'

type Named = (value: Value) => Value

/** What gives a code the label that its list has for it in the reader's language; none where the list has not got it. */
export async function namesIn(uow: UnitOfWork, coding: Coding, language: string): Promise<Named> {
  const labels = new Map<string, string>()
  for (const [listId, codes] of codesByList(coding))
    for (const { Code, Label } of await entriesOf(uow, listId, [...codes], language))
      labels.set(JSON.stringify([listId, Code]), Label)
  return ({ listId, code }) => {
    const label = labels.get(JSON.stringify([listId, code]))
    return { listId, code, ...(label ? { label } : {}) }
  }
}

export function codingOf({ documentId, version, content }: CodingRecord, named: Named): Of<typeof CodingEntity> {
  const withNames = (split: Split): Split => ({ ...split, values: split.values.map(named) })
  return {
    documentId,
    version,
    header: content.header.map(withNames),
    lines: content.lines.map(({ lineId, splits }) => ({ lineId, splits: splits.map(withNames) })),
  }
}

/** The codes of some parts, each once. */
export const codesOf = (splits: readonly Split[], named: Named): Value[] => [
  ...new Map(
    splits.flatMap(({ values }) => values.map((value) => [JSON.stringify(value), named(value)] as const)),
  ).values(),
]
