import type { CodingTarget } from '@kontor/contract'
import { CamelCasePlugin } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { Coding } from '../rules/index.ts'

export interface ListRecord {
  readonly companyId: string
  readonly id: string
  readonly name: string
  readonly target: CodingTarget
  readonly required: boolean
  readonly modified: Date
}

export interface CodingRecord {
  readonly companyId: string
  readonly documentId: string
  readonly version: number
  readonly content: Coding
  readonly modified: Date
}

interface OfEntry {
  readonly companyId: string
  readonly listId: string
  readonly code: string
}

type CodingTables = {
  codingList: ListRecord
  codingEntry: OfEntry & { active: boolean }
  codingLabel: OfEntry & { language: string; label: string }
  codingTie: OfEntry & { otherListId: string; otherCode: string }
  codingWord: OfEntry & { word: string }
  coding: CodingRecord
  codingUse: OfEntry & { documentId: string }
}

// What a coding holds is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/** The area's tables, with their columns in the spelling of the code. */
export const tables = (tx: Tx) => tx.withTables<CodingTables>().withPlugin(camelCase)
