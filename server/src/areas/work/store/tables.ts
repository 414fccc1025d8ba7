import type { WorkKind } from '@kontor/contract'
import { CamelCasePlugin } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { WorkRecord } from '../records.ts'

export interface HolderRecord {
  readonly companyId: string
  readonly userId: string
  readonly workId: string
  readonly kind: WorkKind
  readonly due: string
  readonly opened: Date
}

const camelCase = new CamelCasePlugin()

export const tables = (tx: Tx) => tx.withTables<{ work: WorkRecord; workHolder: HolderRecord }>().withPlugin(camelCase)
