import type { featureTypes, masterDataStates, SupplierProperty, SupplierState } from '@kontor/contract'
import type { FileLine } from './rules/rows.ts'

export type FeatureType = (typeof featureTypes)[number]
export type FileState = (typeof masterDataStates)[number]

/** A file of suppliers without its lines. */
export interface FileRecord {
  readonly companyId: string
  readonly id: string
  readonly name: string
  readonly groupId: string
  readonly feature: FeatureType
  readonly state: FileState
  readonly headings: readonly string[]
  /** To which property each column goes. */
  readonly columns: readonly (SupplierProperty | null)[]
  readonly lineCount: number
  readonly errors: number
  readonly created: Date
  readonly modified: Date
}

export interface WholeFile extends FileRecord {
  readonly lines: readonly FileLine[]
}

/** A supplier that is brought in. */
export interface SupplierRecord {
  readonly companyId: string
  readonly id: string
  readonly groupId: string | null
  readonly fileId: string | null
  readonly feature: FeatureType
  readonly name: string
  readonly country: string
  readonly email: string
  /** BCP 47 */
  readonly language: string
  readonly properties: Readonly<Partial<Record<SupplierProperty, string>>>
  /** Of its newest link; null where none is open. */
  readonly tokenHash: string | null
  readonly expires: Date | null
  /** How often a mail was asked for, and how often that has been done. */
  readonly asked: number
  readonly sent: number
  /** What the mail server said of a mail that did not leave; empty where there is none. */
  readonly notSent: string | null
  readonly invited: Date | null
  readonly opened: Date | null
  readonly joined: Date | null
  readonly verified: Date | null
  readonly declined: Date | null
  readonly withdrawn: Date | null
  readonly partnerId: string | null
  readonly connectionId: string | null
  readonly created: Date
  readonly modified: Date
}

export interface StandingSupplier extends SupplierRecord {
  readonly state: SupplierState
}
