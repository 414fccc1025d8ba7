import { type ConnectionTerms, incoterms, type Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, notFound, type UnitOfWork } from '../../platform/index.ts'
import { noConnection } from './not-found.ts'
import { type Terms as AgreedTerms, whyNotDelivered, whyNotPaid } from './rules.ts'
import * as store from './store/connection-details.ts'
import { connection } from './store/connections.ts'

type Terms = Of<typeof ConnectionTerms>

/** @throws ApiError ResourceNotFound: the connection, or a property that was never kept of it. */
export async function readProperty(uow: UnitOfWork, connectionId: string, key: string): Promise<string> {
  await theConnection(uow, connectionId)
  const value = await store.property(uow, connectionId, key)
  if (value === undefined) throw notFound('property', key, t`The connection has no property ${key}.`)
  return value
}

/** @throws ApiError ResourceNotFound */
export async function saveProperty(uow: UnitOfWork, connectionId: string, key: string, value: string): Promise<void> {
  await theConnection(uow, connectionId)
  await store.saveProperty(uow, connectionId, key, value)
}

/** What was agreed with a partner; nothing but its id where that is nothing. @throws ApiError ResourceNotFound */
export async function readTerms(uow: UnitOfWork, connectionId: string, kind: store.TermsKind): Promise<Terms> {
  await theConnection(uow, connectionId)
  const row = await store.terms(uow, connectionId, kind)
  return {
    ConnectionId: connectionId,
    ...(row?.code != null && { Code: row.code }),
    ...(row?.days != null && { Days: row.days }),
    ...(row?.discount_percent != null && { DiscountPercent: row.discount_percent }),
    ...(row?.discount_days != null && { DiscountDays: row.discount_days }),
    ...(row?.note != null && { Note: row.note }),
  }
}

const whyNot = { PAYMENT: whyNotPaid, DELIVERY: (terms: AgreedTerms) => whyNotDelivered(terms, incoterms) }

/** @throws ApiError ResourceNotFound; BadRequest where nobody can pay or deliver on these terms. */
export async function saveTerms(
  uow: UnitOfWork,
  connectionId: string,
  kind: store.TermsKind,
  terms: Terms,
): Promise<void> {
  await theConnection(uow, connectionId)
  if (terms.ConnectionId !== undefined && terms.ConnectionId !== connectionId)
    throw new ApiError(
      'BadRequest',
      t`ConnectionId is ${terms.ConnectionId}, and the address names ${connectionId}: use one id in both.`,
    )
  const { Code: code, Days: days, DiscountPercent: discountPercent, DiscountDays: discountDays, Note } = terms
  const why = whyNot[kind]({ code, days, discountPercent, discountDays })
  if (why !== undefined) throw new ApiError('BadRequest', why)
  await store.saveTerms(uow, connectionId, kind, {
    code: code ?? null,
    days: days ?? null,
    discount_percent: discountPercent ?? null,
    discount_days: discountDays ?? null,
    note: Note?.trim() || null,
  })
  await uow.log({ kind: 'connection.terms_set', objectType: 'connection', objectId: connectionId, detail: { kind } })
}

async function theConnection(uow: UnitOfWork, connectionId: string): Promise<void> {
  if ((await connection(uow.tx, uow.companyId, connectionId)) === undefined) throw noConnection(connectionId)
}
