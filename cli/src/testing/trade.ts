import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roles } from '@kontor/contract'
import { openPlatform } from '@kontor/server'
import { createCompany } from '@kontor/server/areas/companies'
import { connectPartner } from '@kontor/server/areas/network'
import { claimEndpoints } from '@kontor/server/areas/peppol'
import { issueProgramToken } from '@kontor/server/areas/session'
import { createUser } from '@kontor/server/areas/users'
import { type Platform, readSettings } from '@kontor/server/platform'
import { compose, type TradeForm, write } from '@kontor/ubl'
import { pino } from 'pino'

export interface Trade {
  readonly connectionId: string
  readonly supplierToken: string
  readonly buyerToken: string
  /** The buyer, and who administers it. */
  readonly buyerCompanyId: string
  readonly buyerId: string
  /** Of a company that the supplier does not know: it receives over Peppol under `endpoint`. */
  readonly participantToken: string
  readonly endpoint: Endpoint
}

interface Endpoint {
  readonly scheme: string
  readonly value: string
}

const author = { actorId: null, requestId: 'test' }

/** Two connected companies and one that is not, with a program each, in a data folder that no server uses yet. */
export async function prepareTrade(dataFolder: string): Promise<Trade> {
  // A first start makes a database of a hundred migrations: once for all tests of this process, each of which gets a copy.
  prepared ??= prepare()
  const { folder, trade } = await prepared
  await cp(folder, dataFolder, { recursive: true })
  return trade
}

let prepared: ReturnType<typeof prepare> | undefined

async function prepare(): Promise<{ folder: string; trade: Trade }> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-trade-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { folder, trade: await prepareTradeIn(folder) }
}

/** The same where no copy will do, as the database lies elsewhere. */
export async function prepareTradeIn(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Trade> {
  const settings = readSettings({ KONTOR_DATA: dataFolder, ...environment }, dataFolder)
  const opened = await openPlatform(settings, pino({ level: 'silent' }))
  try {
    const { platform } = opened
    const own = { scheme: '9930', value: 'DE812526315' }
    const endpoint = { scheme: '9930', value: 'DE136695976' }
    const supplier = await found(platform, 'Brandt Werkzeuge GmbH', 'supplier@example.com', own)
    const participant = await found(platform, 'Atelier Nord GmbH', 'participant@example.com', endpoint)
    const buyer = await found(platform, 'Nordlicht Handel AG', 'buyer@example.com')
    const connectionId = platform.ids.next()
    await platform.transact(supplier.id, author, (uow) => connectPartner(uow, connectionId, buyer.id))
    return {
      connectionId,
      supplierToken: supplier.token,
      buyerToken: buyer.token,
      buyerCompanyId: buyer.id,
      buyerId: buyer.userId,
      participantToken: participant.token,
      endpoint,
    }
  } finally {
    await opened.close()
  }
}

async function found(
  platform: Platform,
  name: string,
  username: string,
  endpoint?: Endpoint,
): Promise<{ id: string; userId: string; token: string }> {
  const [id, userId] = [platform.ids.next(), platform.ids.next()]
  const identifiers = endpoint === undefined ? [] : [endpoint]
  await platform.transact(id, author, async (uow) => {
    await createCompany(uow, { name, country: 'DE', currency: 'EUR', identifiers })
    await claimEndpoints(uow, identifiers)
    const language = { language: 'en-US', timeZone: 'Europe/Berlin' }
    await createUser(uow, {
      id: userId,
      username,
      firstName: 'Ada',
      lastName: name,
      roleId: roles.companyAdmin,
      ...language,
    })
  })
  return { id, userId, token: await issueProgramToken(platform, username) }
}

/** An invoice under a number, of 119 euros unless its net amount is given, and with what more it is to say. */
export function invoice(number: string, net = '100.00', more: Partial<TradeForm> = {}): Uint8Array<ArrayBuffer> {
  const address = { street: 'Lindenstraße 4', city: 'Hamburg', zip: '20095', country: 'DE' }
  return new Uint8Array(
    write(
      compose({
        type: 'Invoice',
        id: number,
        issueDate: '2026-11-21',
        dueDate: '2026-12-21',
        currency: 'EUR',
        buyerReference: 'KST-210',
        seller: {
          name: 'Brandt Werkzeuge GmbH',
          vatId: 'DE812526315',
          legalId: '4023456000007',
          endpointId: 'DE812526315',
          endpointScheme: '9930',
          contact: { name: 'Ada Brandt', phone: '+49 40 123456', email: 'ada@brandt.example' },
          address,
        },
        buyer: { name: 'Nordlicht Handel AG', endpointId: 'DE136695976', endpointScheme: '9930', address },
        paymentMeans: { code: '30', iban: 'DE75512108001245126199' },
        lines: [
          {
            id: '1',
            name: 'Socket set',
            quantity: '1',
            unit: 'C62',
            price: net,
            tax: { category: 'S', percent: '19' },
          },
        ],
        ...more,
      }),
    ),
  )
}
