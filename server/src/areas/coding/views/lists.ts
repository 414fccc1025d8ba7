import type { CodingList, CodingListEntry, Of } from '@kontor/contract'
import { matchLocale } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import * as entries from '../store/entries.ts'
import type { ListRecord } from '../store/tables.ts'

type Entry = Of<typeof CodingListEntry>

export const listOf = ({ id, name, target, required, modified }: ListRecord): Of<typeof CodingList> => ({
  ListId: id,
  Name: name,
  Target: target,
  Required: required,
  Modified: modified.toISOString(),
})

/** Entries by their codes, in the order that these are given in, called as a reader of the language calls them. */
export async function entriesOf(
  uow: UnitOfWork,
  listId: string,
  codes: readonly string[],
  language: string,
): Promise<Entry[]> {
  const labels = Map.groupBy(await entries.labelsOf(uow, listId, codes), ({ code }) => code)
  const ties = Map.groupBy(await entries.tiesOf(uow, listId, codes), ({ code }) => code)
  const known = new Map((await entries.withCodes(uow, listId, codes)).map(({ code, active }) => [code, active]))
  return codes.flatMap((Code): Entry[] => {
    const Active = known.get(Code)
    if (Active === undefined) return []
    const label = labelFor(labels.get(Code) ?? [], language)
    const tied = ties.get(Code)?.map(({ otherListId, otherCode }) => ({ ListId: otherListId, Value: otherCode }))
    return [
      {
        Code,
        Label: label?.label ?? '',
        ...(label?.language ? { Language: label.language } : {}),
        Active,
        ...(tied === undefined ? {} : { GoesWith: tied }),
      },
    ]
  })
}

/** In the reader’s language, else in no certain one, else in English, else in the first. */
function labelFor(labels: readonly entries.Label[], language: string): entries.Label | undefined {
  const languages = labels.map((label) => label.language).filter(Boolean)
  const best = [matchLocale(language, languages), '', matchLocale('en', languages), languages[0]]
  return best.map((wanted) => labels.find((label) => label.language === wanted)).find(Boolean)
}
