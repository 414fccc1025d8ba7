import { CamelCasePlugin } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import type { PostRecord } from '../records.ts'

type Tables = {
  document: Entry
  conversationPost: PostRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
export const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)
