import type { RightType } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import type { Act, Tx } from '../../platform/index.ts'
import type { AccessRecord } from './record.ts'

type Tables = {
  documentAccess: AccessRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

export type Identity = Pick<AccessRecord, 'identityKind' | 'identityId'>

/** Every right that was given on a document, in the order in which it was given. */
export const of = (act: Act, documentId: string): Promise<AccessRecord[]> =>
  tables(act.tx)
    .selectFrom('documentAccess')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .orderBy('granted')
    .orderBy('identityId')
    .execute()

/** The rights that a person has on documents, themselves or by one of these teams. */
export function rightsOf(
  act: Act,
  documentIds: readonly string[],
  userId: string,
  teamIds: readonly string[],
): Promise<Pick<AccessRecord, 'documentId' | 'rightType'>[]> {
  return tables(act.tx)
    .selectFrom('documentAccess')
    .select(['documentId', 'rightType'])
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .where('identityId', '=', sql<string>`any(${[userId, ...teamIds]}::uuid[])`)
    .execute()
}

export async function give(act: Act, documentId: string, identity: Identity, rightType: RightType): Promise<void> {
  await tables(act.tx)
    .insertInto('documentAccess')
    .values({ companyId: act.companyId, documentId, ...identity, rightType, granted: act.now })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'documentId', 'identityKind', 'identityId']).doUpdateSet({ rightType }),
    )
    .execute()
}

export async function clear(act: Act, documentId: string): Promise<void> {
  await tables(act.tx)
    .deleteFrom('documentAccess')
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .execute()
}
