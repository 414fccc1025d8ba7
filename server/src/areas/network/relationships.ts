import type { Of, RelationshipProperty } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { csvOf } from '../../platform/sheets/index.ts'
import { noConnection } from './not-found.ts'
import * as store from './store/connection-details.ts'
import { listConnections, type Wanted } from './store/connection-list.ts'
import { type ConnectionRow, connection, partnerNames } from './store/connections.ts'

type Property = Of<typeof RelationshipProperty>

/** As many as one answer tells, and one file has partners. */
const maxProperties = 1000
const maxLines = 10_000
const maxCells = 100_000

/** What the company keeps of a connection, or of all. @throws ApiError ResourceNotFound */
export async function propertiesOf(uow: UnitOfWork, connectionId: string | undefined): Promise<Property[]> {
  if (connectionId !== undefined && (await connection(uow.tx, uow.companyId, connectionId)) === undefined)
    throw noConnection(connectionId)
  const rows = await store.properties(uow, connectionId === undefined ? undefined : [connectionId], maxProperties)
  return rows.map(({ connection_id, key, value }) => ({
    relationshipPropertyId: key,
    value,
    connectionId: connection_id,
  }))
}

/**
 * Keeps properties of relationships, all or none; an empty value takes one away.
 *
 * @throws ApiError BadRequest (no connection, no name), ResourceNotFound: the first connection that is none of the company's.
 */
export async function saveProperties(uow: UnitOfWork, properties: readonly Property[]): Promise<void> {
  const given = properties.map(({ relationshipPropertyId, value, connectionId }, index) => {
    if (connectionId === undefined)
      throw new ApiError('BadRequest', t`properties.${index}.connectionId is missing: name the connection.`)
    const name = relationshipPropertyId.trim()
    if (name === '')
      throw new ApiError('BadRequest', t`properties.${index}.relationshipPropertyId is empty: name the property.`)
    return { connectionId, name, value: value.trim() }
  })
  const ids = [...new Set(given.map(({ connectionId }) => connectionId))]
  const there = new Set((await partnerNames(uow.tx, uow.companyId, ids)).map(({ id }) => id))
  const missing = ids.find((id) => !there.has(id))
  if (missing !== undefined) throw noConnection(missing)
  for (const { connectionId, name, value } of given)
    if (value === '') await store.removeProperty(uow, connectionId, name)
    else await store.saveProperty(uow, connectionId, name, value)
  for (const objectId of ids) await uow.log({ kind: 'connection.properties_set', objectType: 'connection', objectId })
}

/** What the company keeps under one name, by the connections that have it. */
export async function valuesOf(
  uow: UnitOfWork,
  rows: readonly ConnectionRow[],
  name: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ id }) => id)
  const kept = await store.properties(uow, ids, maxCells)
  return new Map(kept.flatMap(({ connection_id, key, value }) => (key === name ? [[connection_id, value]] : [])))
}

const heads = ['CompanyName', 'Country', 'State', 'ConnectionId', 'CompanyAccountId']

/** Partners as CSV, in the order of the list, with a column for each property. @throws ApiError BadRequest: too many. */
export async function connectionsAsCsv(uow: UnitOfWork, wanted: Omit<Wanted, 'limit' | 'offset'>): Promise<string> {
  const { rows, count } = await listConnections(uow.tx, uow.companyId, { ...wanted, limit: maxLines, offset: 0 })
  if (count > maxLines)
    throw new ApiError('BadRequest', t`The list has more than ${maxLines} partners: narrow the filter.`)
  const kept = await store.properties(
    uow,
    rows.map(({ id }) => id),
    maxCells,
  )
  const names = [...new Set(kept.map(({ key }) => key))].toSorted()
  const values = new Map(kept.map(({ connection_id, key, value }) => [`${connection_id} ${key}`, value]))
  return csvOf(
    [...heads, ...names],
    rows.map((row) => [
      ...[row.partner_name, row.country, row.state, row.id, row.partner_id],
      ...names.map((name) => values.get(`${row.id} ${name}`) ?? ''),
    ]),
  )
}
