import { FollowedInvoice, InvoiceTracking } from '../entities/index.ts'
import { call, id, list, maybe, nothing, pageOf, paging, record, text } from '../words/index.ts'

const needs = { companyId: 'companyId is required' }
const path = { companyId: id('company') }
const fails = ['ResourceNotFound'] as const

/** 002 §7 ONB-20: a supplier follows the invoices that it sent outside of the network and that its customer entered itself. */
export const trackAndTrace = {
  enableTrackAndTrace: call('POST onboarding/trackandtrace/enable/{companyId}', {
    id: 'ONB-20',
    says: 'Lets a supplier follow its invoices: of those that the company entered itself it sees their state and when they are paid.',
    may: 'onboarding.write',
    needs,
    path,
    returns: nothing(),
    fails,
  }),
  disableTrackAndTrace: call('POST onboarding/trackandtrace/disable/{companyId}', {
    id: 'K-TAT-01',
    says: 'Lets a supplier follow its invoices no longer.',
    may: 'onboarding.write',
    needs,
    path,
    returns: nothing(),
    fails,
  }),
  readTrackAndTrace: call('GET onboarding/trackandtrace/{companyId}', {
    id: 'K-TAT-02',
    says: 'Whether a supplier follows its invoices, and the partners whose invoices those are.',
    may: 'onboarding.read',
    needs,
    path,
    returns: InvoiceTracking,
    fails,
  }),
  listFollowedInvoices: call('GET trackandtrace/invoices', {
    id: 'K-TAT-03',
    says: 'The company’s invoices that its customers entered themselves and let it follow, the newest first.',
    may: 'document.read',
    query: { ...paging(20), connectionId: maybe(id('connection')) },
    returns: pageOf('Items', FollowedInvoice),
    fails,
  }),
  listFollowedCustomers: call('GET trackandtrace/customers', {
    id: 'K-TAT-04',
    says: 'The customers that let the company follow its invoices, by name.',
    may: 'document.read',
    returns: record({ Items: list(record({ ConnectionId: id('connection'), Customer: text() })) }),
  }),
}
