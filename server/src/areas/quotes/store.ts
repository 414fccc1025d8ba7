import { CamelCasePlugin } from 'kysely'
import type { Act, Tx } from '../../platform/index.ts'
import type { RequestRecord } from './record.ts'

type Tables = {
  requestInformation: RequestRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

export const requestOf = (act: Act, documentId: string): Promise<RequestRecord | undefined> =>
  tables(act.tx)
    .selectFrom('requestInformation')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .executeTakeFirst()

export async function saveRequest(act: Act, request: RequestRecord): Promise<void> {
  const { companyId: _company, documentId: _document, ...changes } = request
  await tables(act.tx)
    .insertInto('requestInformation')
    .values(request)
    .onConflict((conflict) => conflict.columns(['companyId', 'documentId']).doUpdateSet(changes))
    .execute()
}
