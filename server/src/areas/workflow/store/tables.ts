import { CamelCasePlugin, type ColumnType } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { InstanceRecord, LogRecord, OutcomeRecord, VersionRecord } from '../records.ts'

type Json<T> = ColumnType<T, string | null, string | null>

type Tables = {
  workflowVersion: VersionRecord
  workflowInstance: InstanceRecord
  workflowLog: Omit<LogRecord, 'because'> & { because: Json<LogRecord['because']> }
  workflowOutcome: Omit<OutcomeRecord, 'failure'> & { failure: Json<OutcomeRecord['failure']> }
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/** The area's tables, with their columns in the spelling of the code. */
export const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)
