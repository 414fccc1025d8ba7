import type { ClearanceAuthority, ClearanceReportState, clearanceStates } from '@kontor/contract'

/** A company's place in the register of a tax authority. */
export interface RegistrationRecord {
  readonly companyId: string
  readonly country: string
  readonly identifier: string
  readonly state: (typeof clearanceStates)[number]
  readonly certificate: string | null
  readonly validFrom: string | null
  readonly validTo: string | null
  /** Through which authority the company reports; null where it only stands in the register. */
  readonly authority: ClearanceAuthority | null
  readonly modified: Date
}

/** A document that is reported to an authority before its receiver gets it. */
export interface ClearanceRecord {
  readonly companyId: string
  readonly id: string
  readonly documentId: string
  readonly dispatchId: string
  readonly country: string
  readonly authority: ClearanceAuthority
  readonly identifier: string
  readonly contentHash: string
  readonly state: ClearanceReportState
  readonly receipt: string | null
  /** How often the authority was asked what became of it. */
  readonly asked: number
  readonly number: string | null
  readonly stamp: string | null
  readonly reasons: string | null
  readonly created: Date
  readonly submitted: Date | null
  readonly answered: Date | null
}
