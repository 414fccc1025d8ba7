import type { Areas, Connection, ConnectionState, InputOf, Of } from '@kontor/contract'
import { type Handlers, mustKeep, pageInfo, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { type SchemeValue, searchCompanies } from '../companies/index.ts'
import { setAgreements } from './agreements.ts'
import { readProperty, readTerms, saveProperty, saveTerms } from './connection-details.ts'
import { connectionsOfGroup, deleteGroup, groupOf, readGroup, saveGroup, setConnections } from './groups.ts'
import { acceptConnection, endpointOf, rejectConnection, requestConnection, sideOf } from './network.ts'
import { noConnection } from './not-found.ts'
import { savePartner } from './partners.ts'
import { connectionsAsCsv, propertiesOf, saveProperties, valuesOf } from './relationships.ts'
import { hide, verifyPartner } from './requests.ts'
import { allowedActions, channelsTo, closedChannelsTo, isSimulated, partsOf } from './rules.ts'
import { propertyNames } from './store/connection-details.ts'
import { listConnections, type Wanted } from './store/connection-list.ts'
import * as store from './store/connections.ts'
import * as groups from './store/groups.ts'

export const handlers: Handlers<Areas['network']> = {
  listConnections: async ({ query }, context) => {
    const { limit, page, property } = query
    return context.read(async (uow) => {
      const wanted = { ...wantedBy(query), limit, offset: page * limit }
      const { rows, count } = await listConnections(uow.tx, uow.companyId, wanted)
      const values = property === undefined ? undefined : await valuesOf(uow, rows, property)
      return {
        ...pageInfo(query, count),
        Connection: rows.map((row) => {
          const value = values?.get(row.id)
          return { ...entityOf(row, context), ...(value !== undefined && { PropertyValue: value }) }
        }),
      }
    })
  },

  exportConnections: async ({ query }, context) => ({
    type: 'text/csv; charset=utf-8',
    body: await context.read((uow) => connectionsAsCsv(uow, wantedBy(query))),
    headers: { 'content-disposition': 'attachment; filename="partners.csv"' },
  }),

  readConnection: ({ params }, context) => context.read((uow) => connectionShown(uow, params.connectionId, context)),

  requestConnection: ({ params, body }, context) =>
    context.write(async (uow) => {
      mustKeep('ConnectionId', body.ConnectionId, params.connectionId)
      await requestConnection(uow, params.connectionId, body.CompanyAccountId, body.Message)
      return connectionShown(uow, params.connectionId, context)
    }),

  savePartner: ({ params, body }, context) =>
    context.write(async (uow) => {
      await savePartner(uow, params.connectionId, body)
      return connectionShown(uow, params.connectionId, context)
    }),

  setAgreements: ({ params, body }, context) =>
    context.write(async (uow) => {
      await setAgreements(uow, params.connectionId, body.Agreements)
      return connectionShown(uow, params.connectionId, context)
    }),

  listRequests: async ({ query }, context) => {
    const { rows, count } = await list(context, {
      states: ['REQUESTED'],
      askedByOthers: true,
      limit: query.limit,
      offset: query.page * query.limit,
    })
    return {
      ...pageInfo(query, count),
      Items: rows.map((row) => ({
        Id: row.id,
        SenderCompanyAccountId: row.partner_id,
        Received: row.modified.toISOString(),
        Connection: entityOf(row, context),
      })),
    }
  },

  acceptRequest: ({ params }, context) =>
    context.write(async (uow) => {
      await acceptConnection(uow, params.connectionId)
      return params.connectionId
    }),

  rejectRequest: ({ params }, context) =>
    context.write(async (uow) => {
      await rejectConnection(uow, params.connectionId)
      return params.connectionId
    }),

  searchCompanies: async ({ query }, context) => {
    const { limit, page, q } = query
    const { companies, count } = await context.read((uow) => searchCompanies(uow, q, limit, page * limit))
    return { ...pageInfo(query, count), Items: companies }
  },

  hideRequest: ({ params }, context) =>
    context.write(async (uow) => {
      await hide(uow, params.connectionId)
      return params.connectionId
    }),

  verifyRequest: ({ params }, context) =>
    context.write(async (uow) => {
      await verifyPartner(uow, params.connectionId)
      return params.connectionId
    }),

  listPending: async ({ query }, context) => {
    const { rows, count } = await list(context, {
      states: ['CREATED', 'REQUESTED'],
      askedByUs: true,
      limit: query.limit,
      offset: query.page * query.limit,
    })
    return { ...pageInfo(query, count), Connection: rows.map((row) => entityOf(row, context)) }
  },

  listGroups: async ({ query }, context) => {
    const { rows, count } = await context.read((uow) =>
      groups.list(uow, { limit: query.limit, offset: query.page * query.limit }),
    )
    return { ...pageInfo(query, count), Groups: rows.map(groupOf) }
  },

  readGroup: ({ params }, context) => context.read((uow) => readGroup(uow, params.groupId)),

  saveGroup: ({ params, body }, context) => context.write((uow) => saveGroup(uow, params.groupId, body)),

  deleteGroup: ({ params }, context) => context.write((uow) => deleteGroup(uow, params.groupId)),

  readGroupConnections: async ({ params }, context) => ({
    ConnectionIds: await context.read((uow) => connectionsOfGroup(uow, params.groupId)),
  }),

  saveGroupConnections: ({ params, body }, context) =>
    context.write((uow) => setConnections(uow, params.groupId, body.ConnectionIds)),

  readProperty: ({ params }, context) => context.read((uow) => readProperty(uow, params.connectionId, params.key)),

  saveProperty: ({ params, body }, context) =>
    context.write((uow) => saveProperty(uow, params.connectionId, params.key, body)),

  readRelationshipProperties: ({ query: { connectionId } }, context) =>
    context.read(async (uow) => ({ properties: await propertiesOf(uow, connectionId) })),

  saveRelationshipProperties: ({ body }, context) => context.write((uow) => saveProperties(uow, body.properties)),

  listPropertyNames: (_input, context) =>
    context.read(async (uow) => ({
      Properties: (await propertyNames(uow)).map(({ key, connections }) => ({
        Name: key,
        ConnectionCount: Number(connections),
      })),
    })),

  listCompanies: async ({ query }, context) => {
    const { companies, count } = await context.read((uow) =>
      searchCompanies(uow, '', query.limit, query.page * query.limit),
    )
    return { ...pageInfo(query, count), Items: companies }
  },

  readPaymentTerms: ({ params }, context) => context.read((uow) => readTerms(uow, params.connectionId, 'PAYMENT')),

  savePaymentTerms: ({ params, body }, context) =>
    context.write((uow) => saveTerms(uow, params.connectionId, 'PAYMENT', body)),

  readDeliveryTerms: ({ params }, context) => context.read((uow) => readTerms(uow, params.connectionId, 'DELIVERY')),

  saveDeliveryTerms: ({ params, body }, context) =>
    context.write((uow) => saveTerms(uow, params.connectionId, 'DELIVERY', body)),
}

type Narrowed = InputOf<Areas['network']['exportConnections']>['query']

const wantedBy = ({ q, state, group, property, value = '' }: Narrowed) => ({
  ...(q === undefined ? {} : { text: q }),
  ...(state === undefined ? {} : { states: state as ConnectionState[] }),
  ...(group === undefined ? {} : { groupId: group }),
  ...(property === undefined ? {} : { property: { name: property, value } }),
})

const list = (context: RequestContext, wanted: Wanted) =>
  context.read((uow) => listConnections(uow.tx, uow.companyId, wanted))

async function connectionShown(uow: UnitOfWork, connectionId: string, context: RequestContext) {
  const row = await store.connection(uow.tx, uow.companyId, connectionId)
  if (row === undefined) throw noConnection(connectionId)
  return entityOf(row, context)
}

function entityOf(row: store.ConnectionRow, { actor, platform }: RequestContext): Of<typeof Connection> {
  const side = sideOf(row)
  const endpoint = endpointOf(row)
  return {
    ConnectionId: row.id,
    ConnectionType: row.type as Of<typeof Connection>['ConnectionType'],
    State: row.state,
    FromCompanyAccountId: row.requested_by,
    ToCompanyAccountId: side.askedByUs ? row.partner_id : row.company_id,
    CompanyAccountId: row.partner_id,
    CompanyName: row.partner_name,
    Country: row.country,
    Identifiers: row.identifiers as SchemeValue[],
    AddressLines: row.address as SchemeValue[],
    ...(row.email === null ? {} : { Email: row.email }),
    ...(endpoint === null ? {} : { EndpointId: endpoint }),
    Channels: channelsTo(row).map((Channel) => ({
      Channel,
      Simulated: isSimulated(Channel, platform.settings.mail.smtpUrl !== undefined),
    })),
    ClosedChannels: closedChannelsTo(row),
    ...(row.agreements.length === 0 ? {} : { Agreements: row.agreements }),
    ...(row.verified === null ? {} : { Verified: row.verified.toISOString() }),
    ...(row.state === 'REQUESTED' && row.message !== null && { Message: row.message }),
    RelationTypes: row.relation === null ? [] : [row.relation],
    Created: row.created.toISOString(),
    AllowedActions: allowedActions(
      { ...side, type: row.type, isVerified: row.verified !== null },
      {
        write: actor.permissions.has('network.write'),
        send: actor.permissions.has('document.send'),
      },
    ),
    Parts: partsOf(row, actor.permissions),
  }
}
