import { describe, expect, test } from 'vitest'
import { businessStatus, daysBetween, deliveryStatus, leadingStatus } from './status.ts'

const buyer = 'buyer'
const supplier = 'supplier'
const today = '2026-11-21'

const invoice = {
  State: 'LOCKED',
  DeliveryState: 'RECEIVED',
  UnifiedState: 'DELIVERED_RECEIVED',
  DocumentType: { type: 'invoice', documentProfileId: 'kontor.invoice.1.0', mimeType: 'application/xml' },
  SenderCompanyAccountId: supplier,
  DueDate: '2026-12-21',
  ProcessState: 'PENDING',
  PaymentState: 'NONE',
} as const

describe('the status of a document', () => {
  test('delivered is not accepted: both are told apart', () => {
    const sent = { ...invoice, DeliveryState: 'SENT', UnifiedState: 'DELIVERED_SENT' } as const
    expect(deliveryStatus(sent).message).toBe('delivery.delivered')
    // A mail that left tells nobody whether it arrived.
    expect(deliveryStatus({ ...sent, UnifiedState: 'SENT' }).message).toBe('delivery.sent')
    expect(deliveryStatus({ ...sent, UnifiedState: 'COLLECTED' }).message).toBe('delivery.collected')
    expect(businessStatus(sent, supplier, today)?.message).toBe('business.noAnswer')
  })

  test('the receiver reads that it waits for them', () => {
    expect(deliveryStatus(invoice).message).toBe('delivery.received')
    expect(businessStatus(invoice, buyer, today)).toEqual({ tone: 'warn', message: 'business.waitingForYou' })
  })

  test.each([
    ['accepted', { UnifiedState: 'ACCEPTED' }, 'business.partlyPaid'],
    ['not answered yet', {}, 'business.partlyPaid'],
    ['overdue', { UnifiedState: 'OVERDUE', PaymentState: 'OVERDUE' }, 'business.partlyPaid.overdue'],
    ['disputed', { UnifiedState: 'DISPUTED_BY_RECEIVER', ProcessState: 'DISPUTED' }, 'business.disputed'],
  ] as const)('of which a part is paid, %s', (_what, facts, message) => {
    expect(businessStatus({ ...invoice, ...facts, Open: '69.00' }, buyer, today)?.message).toBe(message)
  })

  test.each([
    ['colleagues are asked to approve it', { ApprovalState: 'OPEN' }, 'business.underApproval'],
    ['a colleague did not approve it', { ApprovalState: 'REFUSED' }, 'business.notApproved'],
    ['all have approved it', { ApprovalState: 'APPROVED' }, 'business.waitingForYou'],
    [
      'it is overdue all the same',
      { ApprovalState: 'OPEN', PaymentState: 'OVERDUE', UnifiedState: 'OVERDUE' },
      'business.overdue',
    ],
    [
      'it is disputed all the same',
      { ApprovalState: 'OPEN', ProcessState: 'DISPUTED', UnifiedState: 'DISPUTED_BY_RECEIVER' },
      'business.disputed',
    ],
    [
      'it was answered meanwhile',
      { ApprovalState: 'OPEN', ProcessState: 'REJECTED', UnifiedState: 'REJECTED_BY_RECEIVER' },
      'business.rejected',
    ],
  ] as const)('where %s', (_case, facts, message) => {
    expect(businessStatus({ ...invoice, ...facts }, buyer, today)?.message).toBe(message)
    expect(leadingStatus({ ...invoice, ...facts }, buyer, today).message).toBe(message)
  })

  test('an overdue invoice says by how many days', () => {
    const late = { ...invoice, UnifiedState: 'OVERDUE', DueDate: '2026-11-17' } as const
    expect(businessStatus(late, buyer, today)).toEqual({
      tone: 'bad',
      message: 'business.overdue',
      values: { days: 4 },
    })
  })

  test('a draft is a draft, whatever else is known of it', () => {
    const draft = { ...invoice, State: 'DRAFT', DeliveryState: 'NONE' } as const
    expect(leadingStatus(draft, supplier, today).message).toBe('business.draft')
  })

  test('an answer is not itself answered', () => {
    const answer = { ...invoice, DocumentType: { ...invoice.DocumentType, type: 'status' } } as const
    expect(businessStatus(answer, buyer, today)).toBeUndefined()
    expect(leadingStatus(answer, buyer, today).message).toBe('delivery.received')
  })

  test('a row with room for one status shows a failed delivery before anything else', () => {
    const failed = { ...invoice, DeliveryState: 'FAILED', UnifiedState: 'FAILED_DELIVERY' } as const
    expect(leadingStatus(failed, supplier, today)).toEqual({ tone: 'bad', message: 'delivery.failed' })
  })

  test('days are counted across the change to summer time', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  })
})
