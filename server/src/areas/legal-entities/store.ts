import type { LegalEntityIdentifier, LegalEntityLocation, Of } from '@kontor/contract'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export type Location = Omit<Of<typeof LegalEntityLocation>, 'LegalEntityId'>
export type Identifier = Omit<Of<typeof LegalEntityIdentifier>, 'LegalEntityId'>

export interface LegalEntityRow {
  readonly company_id: string
  readonly id: string
  readonly name: string
  readonly alternate_id: string | null
  readonly description: string | null
  readonly legal_note: string | null
  readonly locations: unknown
  readonly identifiers: unknown
  readonly created: Date
  readonly modified: Date
}

export interface LegalEntityRecord extends Omit<LegalEntityRow, 'locations' | 'identifiers'> {
  readonly locations: readonly Location[]
  readonly identifiers: readonly Identifier[]
}

const tables = (tx: Tx) => tx.withTables<{ legal_entity: LegalEntityRow }>()

const recordOf = (row: LegalEntityRow | undefined) => row as LegalEntityRecord | undefined

export const find = async ({ tx, companyId }: UnitOfWork, id: string): Promise<LegalEntityRecord | undefined> =>
  recordOf(
    await tables(tx)
      .selectFrom('legal_entity')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )

export const findByAlternateId = async (
  { tx, companyId }: UnitOfWork,
  alternateId: string,
): Promise<LegalEntityRecord | undefined> =>
  recordOf(
    await tables(tx)
      .selectFrom('legal_entity')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('alternate_id', '=', alternateId)
      .executeTakeFirst(),
  )

/** A page of the company's entities by name, and how many there are in all. */
export async function page(
  { tx, companyId }: UnitOfWork,
  limit: number,
  offset: number,
): Promise<{ records: LegalEntityRecord[]; count: number }> {
  const own = tables(tx).selectFrom('legal_entity').where('company_id', '=', companyId)
  const rows = await own.selectAll().orderBy('name').orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await own.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { records: rows as LegalEntityRecord[], count: Number(count) }
}

/** What the company's entities are called, and their numbers. */
export const identities = async ({
  tx,
  companyId,
}: UnitOfWork): Promise<Pick<LegalEntityRecord, 'name' | 'identifiers'>[]> =>
  (await tables(tx)
    .selectFrom('legal_entity')
    .select(['name', 'identifiers'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .limit(1000)
    .execute()) as Pick<LegalEntityRecord, 'name' | 'identifiers'>[]

/** False where another entity of the company has the alternate id: the transaction must end then. */
export async function save({ tx }: UnitOfWork, record: LegalEntityRecord): Promise<boolean> {
  const { company_id, id, created, ...changing } = record
  const values = {
    ...changing,
    locations: JSON.stringify(record.locations),
    identifiers: JSON.stringify(record.identifiers),
  }
  try {
    await tables(tx)
      .insertInto('legal_entity')
      .values({ company_id, id, created, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(values))
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'legal_entity_alternate')) return false
    throw error
  }
}
