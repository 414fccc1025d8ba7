import { CamelCasePlugin } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { ClearanceRecord, RegistrationRecord } from '../records.ts'

type Tables = {
  clearance: ClearanceRecord
  clearanceRegistration: RegistrationRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
export const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)
