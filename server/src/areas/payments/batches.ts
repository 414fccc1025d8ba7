import type { BankEntry } from '@kontor/ubl'
import { Decimal } from 'decimal.js'
import type { UnitOfWork } from '../../platform/index.ts'
import { daysBefore } from '../entries/index.ts'
import { paymentIdOf } from './rules/index.ts'
import * as store from './store/files.ts'

/** Banks book on the day, or after a weekend and a holiday. */
const maxBatchAgeDays = 4

/**
 * The transfers that a bank booked as one movement without telling its parts: by the id of the file or of a group in it, else
 * by the account, the sum and the day, where that fits one file alone. None of a movement that is no such batch.
 */
export async function batchOf(uow: UnitOfWork, entry: BankEntry): Promise<store.PaymentRow[]> {
  if (!entry.isOut || entry.isReturned) return []
  const { messageId = '', informationId = '' } = entry.batch ?? {}
  const fileId = paymentIdOf(messageId)
  const [, prefix] = /^([0-9a-f]{31})-\d{1,3}$/i.exec(informationId) ?? []
  if (prefix !== undefined) return among(uow, await store.filesBeginning(uow, prefix.toLowerCase()), informationId)
  if (fileId !== undefined) return among(uow, await store.filesBeginning(uow, fileId.replaceAll('-', '')))
  const { account, day, amount, currency, endToEndId } = entry
  if (account === undefined || day === '' || endToEndId !== undefined) return []
  const fitting: store.PaymentRow[][] = []
  for (const file of await store.filesOn(uow, account, daysBefore(day, maxBatchAgeDays), day)) {
    const rows = await store.paymentsOf(uow, file.id)
    for (const group of groupsIn(file.content)) {
      const some = rows.filter((row) => group.transfers.has(idOf(row)))
      if (some[0]?.currency === currency && sumOf(some).eq(amount)) fitting.push(some)
    }
  }
  const [only, ...others] = fitting
  return only !== undefined && others.length === 0 ? only : []
}

async function among(uow: UnitOfWork, [file]: readonly store.FileRow[], group?: string): Promise<store.PaymentRow[]> {
  if (file === undefined) return []
  const rows = await store.paymentsOf(uow, file.id)
  const groups = groupsIn(file.content).filter(({ id }) => group === undefined || id === group)
  return rows.filter((row) => groups.some(({ transfers }) => transfers.has(idOf(row))))
}

const idOf = (row: store.PaymentRow): string => store.transferOf(row).replaceAll('-', '')

/** What a batch comes to: invoices less credit notes. */
export const sumOf = (rows: readonly store.PaymentRow[]): Decimal =>
  rows.reduce((sum, { amount, is_credit }) => (is_credit ? sum.minus(amount) : sum.plus(amount)), new Decimal(0))

/** The groups of a file of ours with the end-to-end ids of their transfers; its text is our own, so that its form is known. */
const groupsIn = (content: string) =>
  content
    .split('<PmtInf>')
    .slice(1)
    .map((group) => ({
      id: /<PmtInfId>([^<]*)/.exec(group)?.[1] ?? '',
      transfers: new Set([...group.matchAll(/<EndToEndId>([^<]*)/g)].map(([, id = '']) => id)),
    }))
