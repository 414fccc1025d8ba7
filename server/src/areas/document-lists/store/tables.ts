import { CamelCasePlugin } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'

/** A filter that the company shares, as the address of a list has it. */
export interface SharedFilterRecord {
  readonly companyId: string
  readonly name: string
  readonly query: string
  readonly created: Date
}

type Tables = {
  document: Entry
  sharedFilter: SharedFilterRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
export const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)
