import type { RightType } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { AccessRecord } from './records.ts'

type Tables = {
  documentAccess: AccessRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

export type Identity = Pick<AccessRecord, 'identityKind' | 'identityId'>

/** Every right that was given on a document, in the order in which it was given. */
export const of = (uow: UnitOfWork, documentId: string): Promise<AccessRecord[]> =>
  tables(uow.tx)
    .selectFrom('documentAccess')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .orderBy('granted')
    .orderBy('identityId')
    .execute()

/** The rights that a person has on documents, themselves or by one of these teams. */
export function rightsOf(
  uow: UnitOfWork,
  documentIds: readonly string[],
  userId: string,
  teamIds: readonly string[],
): Promise<Pick<AccessRecord, 'documentId' | 'rightType'>[]> {
  return tables(uow.tx)
    .selectFrom('documentAccess')
    .select(['documentId', 'rightType'])
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .where('identityId', '=', sql<string>`any(${[userId, ...teamIds]}::uuid[])`)
    .execute()
}

export async function give(
  uow: UnitOfWork,
  documentId: string,
  identity: Identity,
  rightType: RightType,
): Promise<void> {
  await tables(uow.tx)
    .insertInto('documentAccess')
    .values({ companyId: uow.companyId, documentId, ...identity, rightType, granted: uow.now })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'documentId', 'identityKind', 'identityId']).doUpdateSet({ rightType }),
    )
    .execute()
}

export async function clear(uow: UnitOfWork, documentId: string): Promise<void> {
  await tables(uow.tx)
    .deleteFrom('documentAccess')
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .execute()
}
