import { type RawBuilder, sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'

/** Classifications whose codes fill what they leave open with zeros. */
export type Leveled = 'CPV' | 'UNSPSC'

/** A stretch of codes: those that begin so, behind one of them. */
export interface Stretch {
  readonly begin: string
  readonly behind: string
}

export interface Level {
  readonly code: string
  readonly hasChildren: boolean
}

const last = '\u{10ffff}'

/** What the codes of all that is below one begin with: `levelOf` of @kontor/ubl, where rows are. */
const levelOf = (scheme: Leveled, code: RawBuilder<string>): RawBuilder<string> =>
  scheme === 'CPV'
    ? sql`left(${code}, 2) || rtrim(substr(${code}, 3, 6), '0')`
    : sql`left(${code}, 2) || regexp_replace(substr(${code}, 3), '(00)+$', '')`

/**
 * The codes in use that stand directly below one, of a list. A wider code is before the narrower ones in their order, so each is
 * found by one look into the index, behind all that is below the one before: a list has 150,000 codes, and a level some dozens.
 */
export async function childrenOf(
  uow: UnitOfWork,
  { listId, scheme }: { readonly listId: string; readonly scheme: Leveled },
  { begin, behind }: Stretch,
  limit: number,
): Promise<Level[]> {
  const next = (after: RawBuilder<string>, end: RawBuilder<string>) => sql`select code from coding_entry
    where company_id = ${uow.companyId} and list_id = ${listId} and active and code > ${after} and code < ${end}
    order by code limit 1`
  const end = sql<string>`${begin + last}::text`
  const allBelow = sql<string>`(${levelOf(scheme, sql.ref('child.code'))}) || ${last}`
  const { rows } = await sql<Level>`
    with recursive child (code, nth) as (
      (select first.code, 1 from (${next(sql`${behind}::text`, end)}) first)
      union all
      select following.code, child.nth + 1 from child, lateral (${next(allBelow, end)}) following where child.nth < ${limit}
    )
    select child.code, exists (${next(sql.ref('child.code'), allBelow)}) as "hasChildren"
    from child order by child.code`.execute(uow.tx)
  return rows
}

/** Those of some codes below which others are in use. */
export async function withChildren(
  uow: UnitOfWork,
  { listId, scheme }: { readonly listId: string; readonly scheme: Leveled },
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select given.code from unnest(${codes}::text[]) as given (code) where exists (
      select from coding_entry where company_id = ${uow.companyId} and list_id = ${listId} and active
        and code > given.code collate "C" and code < (${levelOf(scheme, sql.ref('given.code'))}) || ${last} collate "C"
    )`.execute(uow.tx)
  return new Set(rows.map(({ code }) => code))
}
