import type { CommodityCategory, Of } from '@kontor/contract'
import { codesAbove } from '@kontor/ubl'
import type { UnitOfWork } from '../../platform/index.ts'
import { entriesOf, type Leveled, withChildren } from '../coding/index.ts'

/** A coding list of the company’s own that holds categories. */
export interface OwnList {
  readonly listId: string
  readonly scheme: Leveled
}

export interface Known {
  readonly code: string
  readonly scheme: Leveled
  readonly name: string
}

interface Around {
  readonly lists: readonly OwnList[]
  readonly shipped: readonly Known[]
  readonly language: string
}

/** Categories with what stands above them, and whether anything stands below. */
export async function withPlace(
  uow: UnitOfWork,
  all: readonly Known[],
  { lists, shipped, language }: Around,
): Promise<Of<typeof CommodityCategory>[]> {
  const parents = new Set<string>()
  const names = new Map(
    shipped.map(({ code, scheme, name }) => [keyOf(scheme, code), { CommodityCode: code, Name: name }]),
  )
  for (const { listId, scheme } of lists) {
    const some = all.filter((one) => one.scheme === scheme)
    const codes = some.map(({ code }) => code)
    for (const code of await withChildren(uow, { listId, scheme }, codes)) parents.add(keyOf(scheme, code))
    const above = [...new Set(some.flatMap(codesAbove))]
    const written = scheme === 'CPV' ? above.flatMap(withCheckDigits) : above
    for (const { Code, Label, Active } of await entriesOf(uow, listId, written, language))
      if (Active && Label !== '')
        names.set(keyOf(scheme, Code.replace(/-\d$/, '')), { CommodityCode: Code, Name: Label })
  }
  return all.map(({ code, scheme, name }) => ({
    ...{ CommodityCode: code, CommodityScheme: scheme, Name: name },
    Path: codesAbove({ code, scheme }).flatMap((one) => names.get(keyOf(scheme, one)) ?? []),
    HasChildren: parents.has(keyOf(scheme, code)),
  }))
}

const keyOf = (scheme: string, code: string): string => `${scheme} ${code}`

/** A list has the codes of CPV with their check digits or without; nobody keeps how these are worked out. */
const withCheckDigits = (code: string): string[] => [
  code,
  ...Array.from({ length: 10 }, (_, digit) => `${code}-${digit}`),
]
