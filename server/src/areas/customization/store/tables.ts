import { CamelCasePlugin } from 'kysely'
import type { Tx } from '../../../platform/index.ts'

type Tables = {
  documentProperty: { companyId: string; documentId: string; id: string; value: string; modified: Date }
  documentFields: { companyId: string; type: string; fields: unknown; modified: Date }
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
export const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)
