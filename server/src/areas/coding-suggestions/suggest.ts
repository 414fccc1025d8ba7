import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { codingLists, entriesOf } from '../coding/index.ts'
import type { Line } from './lines.ts'
import { type Around, type Coding, hasCode, isShown, likeliest, type Suggested, signsOf } from './rules/index.ts'
import * as store from './store.ts'

/** What a suggestion is made for. */
export interface Asked {
  readonly lines: readonly Line[]
  readonly around: Around
  /** What is coded already is not suggested. */
  readonly coding: Coding
  /** The lists that are asked about; all where none is named. */
  readonly listIds: readonly string[] | undefined
  /** By what the reader knows the partner. */
  readonly partnerName: string
}

export interface Proposed extends Suggested {
  readonly lineId: string | undefined
  readonly listId: string
  /** In the reader's language, where the list has one. */
  readonly label: string
  readonly because: Message
}

/** Codes that are likely enough to be shown, each with why; none that is out of use. */
export async function suggestFor(uow: UnitOfWork, asked: Asked, language: string): Promise<Proposed[]> {
  const { lines, around, coding, listIds, partnerName } = asked
  const [lists, threshold] = await Promise.all([codingLists(uow), store.threshold(uow)])
  const places = lists
    .filter(({ id }) => listIds === undefined || listIds.includes(id))
    .flatMap(({ id: listId, target }) =>
      target === 'HEADER' || lines.length === 0
        ? [{ listId, line: undefined as Line | undefined }]
        : lines.map((line: Line | undefined) => ({ listId, line })),
    )
    .filter(({ listId, line }) => !hasCode(coding, listId, line?.id))
    .map((place) => ({ ...place, signs: signsOf(place.line, around) }))
  const evidence = await store.evidenceOf(
    uow,
    places.flatMap(({ signs }) => signs),
  )
  const found = places.flatMap(({ listId, line, signs }) => {
    const suggested = likeliest(signs, listId, evidence)
    return suggested && isShown(suggested, threshold) ? [{ ...suggested, listId, lineId: line?.id }] : []
  })
  const labels = await labelsIn(uow, found, language)
  return found.flatMap((one) => {
    const label = labels.get(JSON.stringify([one.listId, one.code]))
    return label === undefined ? [] : [{ ...one, label, because: because(one, partnerName) }]
  })
}

/** What each code that is in use is called, by its list and itself. */
async function labelsIn(
  uow: UnitOfWork,
  found: readonly { readonly listId: string; readonly code: string }[],
  language: string,
): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  for (const [listId, some] of Map.groupBy(found, (one) => one.listId))
    for (const { Code, Label, Active } of await entriesOf(
      uow,
      listId,
      [...new Set(some.map(({ code }) => code))],
      language,
    ))
      if (Active) labels.set(JSON.stringify([listId, Code]), Label)
  return labels
}

function because(
  { kind, times, of, lineId }: Suggested & { readonly lineId: string | undefined },
  partner: string,
): Message {
  switch (kind) {
    case 'ITEM_OF_PARTNER':
      return t`Used ${times} of ${of} times for this item from ${partner}.`
    case 'NAME_OF_PARTNER':
      return t`Used ${times} of ${of} times for lines with this text from ${partner}.`
    case 'NAME':
      return t`Used ${times} of ${of} times for lines with this text.`
    case 'FEATURE':
      return t`Used ${times} of ${of} times for the same details from ${partner}.`
    case 'PARTNER':
      return lineId === undefined
        ? t`Used ${times} of ${of} times for documents from ${partner}.`
        : t`Used ${times} of ${of} times for lines from ${partner}.`
  }
}
