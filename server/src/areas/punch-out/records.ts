import type { PunchOutProtocol } from '@kontor/contract'
import type { Message } from '@kontor/i18n'

export interface ShopRecord {
  readonly companyId: string
  readonly id: string
  readonly name: string
  readonly connectionId: string
  readonly protocol: PunchOutProtocol
  readonly address: string
  readonly userName: string | null
  readonly supplierIdentity: string | null
  /** Sealed for this row. */
  readonly secret: string | null
  readonly active: boolean
  readonly modified: Date
}

export interface VisitRecord {
  readonly companyId: string
  readonly id: string
  readonly shopId: string
  readonly requisitionId: string
  /** Nobody where they were erased. */
  readonly userId: string | null
  /** By which the shop gives something back, sealed for this row; and its hash, by which it is found. */
  readonly token: string
  readonly tokenHash: string
  readonly started: Date
  readonly until: Date
  /** When what was chosen was taken over; it is only once. */
  readonly taken: Date | null
  readonly lineCount: number
  /** Of what was taken over: the same once more has been already. */
  readonly bodyHash: string | null
  /** Why the last attempt took nothing over. */
  readonly problems: readonly Message[] | null
}
