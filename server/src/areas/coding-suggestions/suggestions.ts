import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { codingLists, entriesOf } from '../coding/index.ts'
import type { Line } from './bill.ts'
import { because, type Place, proposerFor } from './proposals.ts'
import { type Coding, codedIn } from './rules/index.ts'
import type { Subject } from './subject.ts'

/** What suggestions are asked for. */
export interface Asked {
  /** What is coded already is not suggested. */
  readonly coding: Coding
  /** The lists that are asked about; all where none is named. */
  readonly listIds: readonly string[] | undefined
}

export interface Suggestion extends Place {
  readonly code: string
  /** In the reader's language, where the list has one. */
  readonly label: string
  readonly probability: number
  readonly because: Message
}

/** Codes that a rule proposes, or that are likely enough to be shown, each with why; none that is out of use. */
export async function suggestFor(
  uow: UnitOfWork,
  subject: Subject,
  { coding, listIds }: Asked,
  language: string,
): Promise<Suggestion[]> {
  const { lines } = subject.bill
  const isCoded = codedIn(coding)
  const places = (await codingLists(uow))
    .filter(({ id }) => listIds === undefined || listIds.includes(id))
    .flatMap(({ id: listId, target }): Place[] => {
      const where: readonly (Line | undefined)[] = target === 'HEADER' || lines.length === 0 ? [undefined] : lines
      return where.map((line) => ({ listId, line }))
    })
    .filter(({ listId, line }) => !isCoded(listId, line?.id))
  const propose = await proposerFor(uow, subject, places)
  const found = places.flatMap((place) => {
    const proposal = propose(place)
    if (proposal === undefined) return []
    const { code, probability } = proposal
    return [{ ...place, code, probability, because: because(proposal, place, subject.partnerName) }]
  })
  const labels = await labelsIn(uow, found, language)
  return found.flatMap((one) => {
    const label = labels.get(JSON.stringify([one.listId, one.code]))
    return label === undefined ? [] : [{ ...one, label }]
  })
}

/** What each code that is in use is called, by its list and itself. */
async function labelsIn(
  uow: UnitOfWork,
  found: readonly { readonly listId: string; readonly code: string }[],
  language: string,
): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  for (const [listId, some] of Map.groupBy(found, (one) => one.listId)) {
    const codes = [...new Set(some.map(({ code }) => code))]
    for (const { Code, Label, Active } of await entriesOf(uow, listId, codes, language))
      if (Active) labels.set(JSON.stringify([listId, Code]), Label)
  }
  return labels
}
