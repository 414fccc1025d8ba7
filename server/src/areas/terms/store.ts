import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { TermsVersion } from './rules.ts'

export interface TermsRow extends TermsVersion {
  readonly text: string
  readonly published: Date
}

export interface AcceptanceRow extends TermsVersion {
  readonly company_id: string
  readonly user_id: string
  readonly for_company: boolean
  readonly accepted: Date
  /** Of the request. */
  readonly address: string | null
  /** As the caller has it, where somebody else asked for them. */
  readonly stated_address: string | null
}

type Tables = {
  terms: TermsRow
  terms_country: { readonly country: string; readonly country_zone: string }
  terms_acceptance: AcceptanceRow
}

const tables = (tx: Tx) => tx.withTables<Tables>()

export interface CountryRow extends TermsVersion {
  readonly country: string
}

/** The latest version of each zone, for each of its countries or for one. */
export const latestByCountry = (tx: Tx, country?: string): Promise<CountryRow[]> =>
  tables(tx)
    .selectFrom('terms_country')
    .innerJoin('terms', 'terms.country_zone', 'terms_country.country_zone')
    .distinctOn('terms_country.country')
    .select(['terms_country.country', 'terms.country_zone', 'terms.version'])
    .$if(country !== undefined, (query) => query.where('terms_country.country', '=', country ?? ''))
    .orderBy('terms_country.country')
    .orderBy('terms.published', 'desc')
    .orderBy('terms.version', 'desc')
    .execute()

export const find = (tx: Tx, zone: string, version: string): Promise<TermsRow | undefined> =>
  tables(tx)
    .selectFrom('terms')
    .selectAll()
    .where('country_zone', '=', zone)
    .where('version', '=', version)
    .executeTakeFirst()

export const insert = (tx: Tx, row: TermsRow): Promise<unknown> => tables(tx).insertInto('terms').values(row).execute()

/** Countries of a zone: each is in one. */
export const assign = (tx: Tx, zone: string, countries: readonly string[]): Promise<unknown> =>
  tables(tx)
    .insertInto('terms_country')
    .values(countries.map((country) => ({ country, country_zone: zone })))
    .onConflict((conflict) =>
      conflict.column('country').doUpdateSet(({ ref }) => ({ country_zone: ref('excluded.country_zone') })),
    )
    .execute()

export const countriesOf = async (tx: Tx, zone: string): Promise<string[]> =>
  (
    await tables(tx)
      .selectFrom('terms_country')
      .select('country')
      .where('country_zone', '=', zone)
      .orderBy('country')
      .execute()
  ).map(({ country }) => country)

/** How many countries were in the zone. */
export async function clearZone(tx: Tx, zone: string): Promise<number> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('terms_country')
    .where('country_zone', '=', zone)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The acceptances of a version by the company and by a person. */
export const acceptancesOf = (
  { tx, companyId }: UnitOfWork,
  { country_zone, version }: TermsVersion,
  userId: string,
): Promise<AcceptanceRow[]> =>
  tables(tx)
    .selectFrom('terms_acceptance')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('country_zone', '=', country_zone)
    .where('version', '=', version)
    .where((either) => either.or([either('for_company', '=', true), either('user_id', '=', userId)]))
    .execute()

/** All acceptances of the company, the latest first. */
export const acceptances = ({ tx, companyId }: UnitOfWork): Promise<AcceptanceRow[]> =>
  tables(tx)
    .selectFrom('terms_acceptance')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('accepted', 'desc')
    .orderBy('for_company', 'desc')
    .orderBy('user_id')
    .limit(10_000)
    .execute()

/** False where the company has accepted already, by somebody else at the same moment: the transaction must end then. */
export async function insertAcceptance({ tx }: UnitOfWork, row: AcceptanceRow): Promise<boolean> {
  try {
    const inserted = await tables(tx)
      .insertInto('terms_acceptance')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'user_id', 'for_company', 'country_zone', 'version']).doNothing(),
      )
      .returning('version')
      .executeTakeFirst()
    return inserted !== undefined
  } catch (error) {
    if (isUniqueViolation(error, 'terms_acceptance_once')) return false
    throw error
  }
}

/** That a person accepted stays; from where goes. */
export const forgetAddresses = ({ tx, companyId }: UnitOfWork, userId: string): Promise<unknown> =>
  tables(tx)
    .updateTable('terms_acceptance')
    .set({ address: null, stated_address: null })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
