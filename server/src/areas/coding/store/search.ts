import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { plannedAnew } from '../../../platform/db/statements.ts'
import type { UnitOfWork } from '../../../platform/index.ts'

/** A code that was chosen in another list. */
export interface Chosen {
  readonly listId: string
  readonly code: string
}

/** Counting ends here: whoever sees this many types on. */
export const maxCountedEntries = 1_000

const asked = sql.raw(plannedAnew)
const behindAll = '\u{10ffff}'
const begins = (column: string, word: string) =>
  sql<SqlBool>`${sql.ref(column)} >= ${word} and ${sql.ref(column)} < ${word + behindAll}`

/**
 * The codes in use of a list whose words begin with each of these, and that go with what was chosen; all without words.
 */
export async function search(
  uow: UnitOfWork,
  listId: string,
  words: readonly string[],
  chosen: readonly Chosen[],
): Promise<string[]> {
  const { rows } = await asking(uow, listId, words, chosen).execute(uow.tx)
  return rows.map(({ code }) => code)
}

/**
 * The rows of the longest word lie together in their index, and no more of them are read than are counted; an entry with
 * several words that begin so is found by the first of them.
 */
export function asking(
  uow: UnitOfWork,
  listId: string,
  words: readonly string[],
  chosen: readonly Chosen[],
): RawBuilder<{ code: string }> {
  const [first, ...others] = words.toSorted((a, b) => b.length - a.length)
  const own = sql<SqlBool>`found.company_id = ${uow.companyId} and found.list_id = ${listId}`
  const going = goingWith(uow, listId, chosen)
  if (first === undefined)
    return sql`${asked}
      select code from coding_entry found where ${own} and active ${going} order by code limit ${maxCountedEntries}`
  const also = others.map(
    (word) => sql`and exists (select from coding_word other where other.company_id = ${uow.companyId}
      and other.list_id = ${listId} and other.code = found.code and ${begins('other.word', word)})`,
  )
  return sql`${asked}
    select code from coding_word found where ${own} and ${begins('found.word', first)}
      and not exists (select from coding_word before where before.company_id = ${uow.companyId}
        and before.list_id = ${listId} and before.code = found.code
        and before.word >= ${first} and before.word < found.word)
      ${sql.join(also, sql` `)} ${going}
    order by word, code limit ${maxCountedEntries}`
}

/** An entry that names codes of a list goes with these, and one that names none of it with all. */
const goingWith = (uow: UnitOfWork, listId: string, chosen: readonly Chosen[]) =>
  sql.join(
    chosen.map(({ listId: other, code }) => {
      const ties = sql`select from coding_tie tie where tie.company_id = ${uow.companyId} and tie.list_id = ${listId}
        and tie.code = found.code and tie.other_list_id = ${other}`
      return sql`and (not exists (${ties}) or exists (${ties} and tie.other_code = ${code}))`
    }),
    sql` `,
  )
