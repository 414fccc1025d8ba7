// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const trackAndTrace: Described<'trackAndTrace'> = {
  enableTrackAndTrace: {"line":"POST onboarding/trackandtrace/enable/{companyId}","answer":"none"},
  disableTrackAndTrace: {"line":"POST onboarding/trackandtrace/disable/{companyId}","answer":"none"},
  readTrackAndTrace: {"line":"GET onboarding/trackandtrace/{companyId}"},
  listFollowedInvoices: {"line":"GET trackandtrace/invoices"},
  listFollowedCustomers: {"line":"GET trackandtrace/customers"},
}
