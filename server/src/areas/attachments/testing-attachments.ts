import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Areas, ResultOf } from '@kontor/contract'
import { afterAll } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { json, trading } from '../documents/testing-trade.ts'
import { startClamd } from './testing-clamd.ts'

type Files = ResultOf<Areas['attachments']['listAttachments']>

export const megabyte = 1024 * 1024

/** Bytes of which no two pieces are the same. */
export const bytesOf = (size: number, seed = 0) =>
  new Uint8Array(size).map((_, index) => (index * 7 + (index >> 8) + seed) % 251)

export const fault = async (answer: Promise<Response>) => {
  const response = await answer
  const { ErrorCode, Message, ErrorDetail } = (await response.json()) as Record<string, string>
  return { status: response.status, ErrorCode, Message, ErrorDetail }
}

/** A supplier and a buyer, a clamd that looks into what they attach, and the disk that it is kept on. */
export async function attaching(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-attachments-'))
  const clamd = await startClamd()
  const server = await startTestServer({
    environment: { KONTOR_DATA: folder, KONTOR_CLAMD: clamd.address, ...environment },
  })
  afterAll(() => {
    clamd.stop()
    rmSync(folder, { recursive: true })
  })
  const { supplier, buyer, connection, save, dispatch, metadata } = await trading(server)

  const draft = (person = supplier) => save(person, documentOf('Invoice'))
  const send = async (id: string, to = connection) => {
    await json(dispatch(supplier, id, undefined, to), 201)
    await server.settle()
  }
  const attach = (
    id: string,
    name: string,
    bytes: string | Uint8Array<ArrayBuffer>,
    headers = {},
    type = 'text/plain',
  ) => {
    const body = new FormData()
    body.append('file', new File([bytes], name, { type }))
    return supplier.send(`POST documents/${id}/attachments`, { body, headers })
  }
  const attached = (...given: Parameters<typeof attach>) =>
    json<Files['DocumentAttachment'][number]>(attach(...given), 201)
  const files = async (id: string, person = supplier) =>
    (await json<Files>(person.send(`GET documents/${id}/attachments`))).DocumentAttachment

  const within = (...names: string[]) => {
    const place = join(folder, 'contents', ...names)
    return existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : []
  }
  /** Where the files of the supplier lie. */
  const kept = () => within(supplier.companyId)
  /** All that lies on the disk for the supplier, and what is half-written of anybody. */
  const onDisk = () => ({ kept: kept().length, halfWritten: within('.incoming').length })
  return { server, clamd, supplier, buyer, connection, metadata, draft, send, attach, attached, files, kept, onDisk }
}
