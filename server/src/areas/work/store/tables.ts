import type { WorkKind } from '@kontor/contract'
import { CamelCasePlugin, type Generated } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { DueWork, WorkRecord } from '../records.ts'

export interface HolderRecord {
  readonly companyId: string
  readonly userId: string
  readonly workId: string
  readonly kind: WorkKind
  readonly due: string
  readonly opened: Date
  /** What it is about, where that is a document. */
  readonly documentId: string | null
  /** Who it is with, as `work` has it. */
  readonly partner: string | null
}

type WorkTable = WorkRecord & { readonly [K in Exclude<keyof DueWork, keyof WorkRecord>]: Generated<DueWork[K]> }

const camelCase = new CamelCasePlugin()

export const tables = (tx: Tx) => tx.withTables<{ work: WorkTable; workHolder: HolderRecord }>().withPlugin(camelCase)
