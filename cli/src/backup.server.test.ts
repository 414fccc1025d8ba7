import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startKontor } from './testing/kontor-process.ts'
import { invoice, prepareTrade } from './testing/trade.ts'

const run = (dataFolder: string, ...words: string[]) =>
  new Promise<{ status: number; output: string }>((done) => {
    const env = { ...process.env, KONTOR_DATA: dataFolder, DATABASE_URL: '' }
    execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], { env }, (error, out, bad) =>
      done({ status: error === null ? 0 : Number(error.code), output: out + bad }),
    )
  })

test('the operator backs up a running Kontor and restores it on another machine, where people go on', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-backup-cli-'))
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  const file = join(folder, 'kontor.tar')
  const trade = await prepareTrade(here)
  let kontor = await startKontor(here)
  const id = randomUUID()
  const send = (line: string, token: string, body?: Uint8Array<ArrayBuffer> | string) => {
    const [method = '', path] = line.split(' ')
    const type = typeof body === 'string' ? 'application/json' : 'application/xml'
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, accept: 'application/json' }
    return fetch(`${kontor.origin}/api/${path}`, { method, headers, ...(body && { body }) })
  }
  try {
    expect((await send(`PUT documents/${id}?draft=false`, trade.supplierToken, invoice('B-1'))).ok).toBe(true)
    const to = JSON.stringify({ ConnectionId: trade.connectionId })
    expect((await send(`PUT documents/${id}/dispatches/${randomUUID()}`, trade.supplierToken, to)).ok).toBe(true)

    const zip = join(folder, 'brandt.zip')
    const exported = await run(here, 'export-company', 'Brandt Werkzeuge GmbH', zip)
    expect(exported).toMatchObject({ status: 0, output: expect.stringMatching(/Exported \d+ rows and 1 files/) })

    expect(await run(here, 'backup', file)).toMatchObject({ status: 0, output: expect.stringContaining('Backed up') })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.partial`)).toBe(false)
    await kontor.stop()
    expect((await run(here, 'restore', file)).output).toContain('never started')

    expect(await run(there, 'restore', file)).toMatchObject({ status: 0, output: expect.stringContaining('Restored') })
    expect(await run(there, 'verify-log')).toMatchObject({ status: 0, output: expect.stringContaining('whole') })
    kontor = await startKontor(there)
    const read = await send(`GET documents/${id}/metadata`, trade.buyerToken)
    expect(await read.json()).toMatchObject({ DocumentId: id })
    await kontor.stop()

    await truncate(file, (await stat(file)).size - 2048)
    expect(await run(join(folder, 'third'), 'restore', file)).toMatchObject({
      status: 1,
      output: expect.stringContaining('cut off'),
    })
    expect(existsSync(join(folder, 'third'))).toBe(false)
  } finally {
    await kontor.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})
