import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '@kontor/server/platform'
import type { ClientConfig } from 'pg'
import { connected, type Founded, found } from './companies.ts'
import { openDatabase } from './database.ts'
import { load } from './load.ts'
import type { Partner, Trader } from './trade.ts'

export interface Asked {
  readonly id: string
  readonly name: string
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

/** Documents of the large company: KONTOR_BENCH_DOCUMENTS, a million. */
const wanted = Number(process.env['KONTOR_BENCH_DOCUMENTS'] ?? 1_000_000)

/**
 * One company with a million documents, one with ten thousand, and those that they trade with, each with its own entries
 * of the same: a network of two million. KONTOR_BENCH_DATA names a folder to keep it in for further runs.
 */
export async function openNetwork(size = wanted): Promise<OpenNetwork> {
  const database = await openDatabase(process.env['KONTOR_BENCH_DATA'])
  const { platform, folder, url, owner, close } = database
  try {
    const kept = join(folder, 'network.json')
    const network: Network = existsSync(kept)
      ? (JSON.parse(await readFile(kept, 'utf8')) as Network)
      : await make(platform, owner, size)
    await writeFile(kept, JSON.stringify(network))
    return { ...network, folder, url, owner, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function make(platform: Platform, owner: ClientConfig, size: number): Promise<Network> {
  const partners = await Promise.all(Array.from({ length: 500 }, (_, number) => found(platform, `Partner ${number}`)))
  const trader = async (name: string, documents: number, among: readonly Founded[]) => {
    const { id, token } = await found(platform, name)
    const partners: Partner[] = []
    for (const partner of among) {
      partners.push({ ...partner, connectionId: await connected(platform, id, partner.id) })
    }
    return { id, name, token, documents, partners }
  }
  const large = await trader('Nordlicht Handel AG', size, partners)
  const small = await trader('Brandt Werkzeuge GmbH', Math.min(10_000, Math.ceil(size / 100)), partners.slice(0, 60))
  const entries = await load(owner, [large, small])
  const asked = ({
    id,
    name,
    token,
    documents,
    partners: its,
  }: Trader & { token: string; documents: number }): Asked => {
    const partner = its[20] as Partner & { token: string }
    return { id, name, token, documents, partner }
  }
  return { entries, large: asked(large), small: asked(small) }
}
