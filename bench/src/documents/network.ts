import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roles } from '@kontor/contract'
import { openPlatform } from '@kontor/server'
import { createCompany } from '@kontor/server/areas/companies'
import { connect } from '@kontor/server/areas/network'
import { issueProgramToken } from '@kontor/server/areas/session'
import { createUser } from '@kontor/server/areas/users'
import { type Platform, readSettings } from '@kontor/server/platform'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import { load } from './load.ts'
import type { Partner, Trader } from './trade.ts'

export interface Asked {
  readonly id: string
  readonly token: string
  readonly documents: number
  /** One that it trades with now and then. */
  readonly partner: Partner & { readonly token: string }
}

export interface Network {
  readonly entries: number
  readonly large: Asked
  readonly small: Asked
}

export interface OpenNetwork extends Network {
  /** With this address any number of Kontors serve it. */
  readonly url: string
  readonly folder: string
  /** For the bare SQL, which then takes on the role that row-level security binds. */
  readonly owner: ClientConfig
  close(): Promise<void>
}

const author = { actorId: null, requestId: 'bench' }
/** Of the seller of `invoiceOfSize`: nobody sends an invoice in another's name. */
const sellerOfInvoices = { scheme: 'BE:VAT', value: 'BE0203201340' }

/** Documents of the large company: KONTOR_BENCH_DOCUMENTS, a million. */
const wanted = Number(process.env['KONTOR_BENCH_DOCUMENTS'] ?? 1_000_000)

/**
 * One company with a million documents, one with ten thousand, and those that they trade with, each with its own entries
 * of the same: a network of two million. KONTOR_BENCH_DATA names a folder to keep it in for further runs.
 */
export async function openNetwork(size = wanted): Promise<OpenNetwork> {
  const kept = process.env['KONTOR_BENCH_DATA']
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'kontor-documents-')))
  const { DATABASE_URL: _, ...environment } = process.env
  const settings = readSettings({ ...environment, KONTOR_DATA: folder }, folder)
  const opened = await openPlatform(settings, pino({ level: 'warn' }))
  try {
    const { ownerConfig } = opened.database
    const told = join(folder, 'network.json')
    const network: Network = existsSync(told)
      ? (JSON.parse(await readFile(told, 'utf8')) as Network)
      : await make(opened.platform, ownerConfig, size)
    await writeFile(told, JSON.stringify(network))
    return {
      ...network,
      folder,
      url: urlOf(ownerConfig),
      owner: ownerConfig,
      close: async () => {
        await opened.close()
        if (kept === undefined) await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function make(platform: Platform, owner: ClientConfig, size: number): Promise<Network> {
  const partners = await Promise.all(Array.from({ length: 500 }, (_, number) => found(platform, `Partner ${number}`)))
  const trader = async (name: string, documents: number, among: readonly Founded[]) => {
    const { id, token } = await found(platform, name)
    const connected: Partner[] = []
    for (const partner of among) {
      const connectionId = platform.ids.next()
      await platform.transact(id, author, (uow) => connect(uow, connectionId, partner.id))
      connected.push({ ...partner, connectionId })
    }
    return { id, name, token, documents, partners: connected }
  }
  const large = await trader('Nordlicht Handel AG', size, partners)
  const small = await trader('Brandt Werkzeuge GmbH', Math.min(10_000, Math.ceil(size / 100)), partners.slice(0, 60))
  const entries = await load(owner, [large, small])
  const asked = ({ id, token, documents, partners: its }: Trader & { token: string; documents: number }): Asked => {
    const partner = its[20] as Partner & { token: string }
    return { id, token, documents, partner }
  }
  return { entries, large: asked(large), small: asked(small) }
}

interface Founded {
  readonly id: string
  readonly name: string
  readonly token: string
}

async function found(platform: Platform, name: string): Promise<Founded> {
  const id = platform.ids.next()
  const username = `${id}@bench.example`
  await platform.transact(id, author, async (uow) => {
    await createCompany(uow, { name, country: 'DE', currency: 'EUR', identifiers: [sellerOfInvoices] })
    await createUser(uow, {
      id: uow.newId(),
      username,
      firstName: 'Ada',
      lastName: name,
      roleId: roles.companyAdmin,
      language: 'en-US',
      timeZone: 'Europe/Berlin',
    })
  })
  return { id, name, token: await issueProgramToken(platform, username) }
}

/** As parameters, for the host may be a folder. */
function urlOf({ host, port, user, password, database }: ClientConfig): string {
  const parameters = { host: String(host), port: String(port), user: String(user), password: String(password) }
  return `postgres:///${database}?${new URLSearchParams(parameters)}`
}
