import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { RequestRecord } from './records.ts'

type Tables = {
  requestInformation: RequestRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

export const requestOf = (uow: UnitOfWork, documentId: string): Promise<RequestRecord | undefined> =>
  tables(uow.tx)
    .selectFrom('requestInformation')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .executeTakeFirst()

export async function saveRequest(uow: UnitOfWork, request: RequestRecord): Promise<void> {
  const { companyId: _company, documentId: _document, ...changes } = request
  await tables(uow.tx)
    .insertInto('requestInformation')
    .values(request)
    .onConflict((conflict) => conflict.columns(['companyId', 'documentId']).doUpdateSet(changes))
    .execute()
}
