/** A company's place in the register of a tax authority. */
export interface RegistrationRecord {
  readonly companyId: string
  readonly country: string
  readonly identifier: string
  readonly state: 'REGISTERED' | 'PENDING' | 'CLEARED' | 'REJECTED'
  readonly certificate: string | null
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly modified: Date
}
