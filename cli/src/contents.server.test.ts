import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucket } from '@kontor/server/testing/bucket'
import { expect, test } from 'vitest'
import { kill, startKontor } from './testing/kontor-process.ts'
import { invoice, prepareTrade } from './testing/trade.ts'

const run = (dataFolder: string, environment: Readonly<Record<string, string>>, ...words: string[]) =>
  new Promise<{ status: number; output: string }>((done) => {
    const env = { ...process.env, KONTOR_DATA: dataFolder, DATABASE_URL: '', ...environment }
    execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], { env }, (error, out, bad) =>
      done({ status: error === null ? 0 : Number(error.code), output: out + bad }),
    )
  })

test('contents move from the folder into a bucket, are backed up and restored from there, and outlive a kill', {
  timeout: 600_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-contents-cli-'))
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  const file = join(folder, 'kontor.tar')
  const bucket = await startBucket()
  const [ours, theirs] = [bucket.environment('here'), bucket.environment('there')]
  const trade = await prepareTrade(here)
  let kontor = await startKontor(here)
  const headers = { authorization: `Bearer ${trade.supplierToken}`, accept: 'application/json' }
  const id = randomUUID()
  const bytes = (seed: number) => new Uint8Array(2_000_000).map((_, at) => (at * 7 + (at >> 8) + seed) % 251)
  const attach = (seed: number, requestId: string = randomUUID()) => {
    const body = new FormData()
    body.append('file', new File([bytes(seed)], `${seed}.bin`))
    const path = `${kontor.origin}/api/documents/${id}/attachments`
    return fetch(path, { method: 'POST', headers: { ...headers, 'x-kontor-request-id': requestId }, body })
  }
  const named = async () => {
    const answer = await fetch(`${kontor.origin}/api/documents/${id}/attachments`, { headers })
    return ((await answer.json()) as { DocumentAttachment: { Id: string; FileName: string }[] }).DocumentAttachment
  }
  const mustHave = async (...seeds: number[]) => {
    const found = await named()
    expect(found).toHaveLength(seeds.length)
    const came = await Promise.all(
      found.map(async ({ Id }) => {
        const answer = await fetch(`${kontor.origin}/api/documents/${id}/attachments/${Id}`, { headers })
        return Buffer.from(await answer.arrayBuffer())
      }),
    )
    for (const seed of seeds)
      expect(
        came.some((one) => one.equals(bytes(seed))),
        `${seed}`,
      ).toBe(true)
  }
  const inFolder = () =>
    readdirSync(join(here, 'contents'))
      .filter((name) => !name.startsWith('.'))
      .flatMap((company) => readdirSync(join(here, 'contents', company)))
  try {
    const put = `${kontor.origin}/api/documents/${id}?draft=true`
    const xml = { ...headers, 'content-type': 'application/xml' }
    expect((await fetch(put, { method: 'PUT', headers: xml, body: invoice('C-1') })).ok).toBe(true)
    expect((await attach(1)).status).toBe(201)
    await kontor.stop()

    kontor = await startKontor(here, ours)
    await mustHave(1)
    expect(inFolder()).toHaveLength(1)
    expect(await run(here, ours, 'contents', 'move')).toMatchObject({ status: 0, output: 'Moved 1 contents.\n' })
    expect([inFolder(), bucket.objects.size]).toEqual([[], 1])
    await mustHave(1)

    // Killed when the bytes are in the bucket and nothing is committed: there is no row, and the same request has its effect.
    const requestId = randomUUID()
    const stored = bucket.storesSilently()
    const cut = attach(2, requestId).catch(() => undefined)
    await stored
    kill(kontor.child.pid!)
    await Promise.all([cut, once(kontor.child, 'exit')])
    expect(bucket.objects.size).toBe(2)
    kontor = await startKontor(here, ours)
    await mustHave(1)
    expect((await attach(2, requestId)).status).toBe(201)
    await mustHave(1, 2)

    expect(await run(here, ours, 'backup', file)).toMatchObject({
      status: 0,
      output: expect.stringContaining('2 files'),
    })
    await kontor.stop()
    expect(await run(there, theirs, 'restore', file)).toMatchObject({ status: 0 })
    expect(await run(there, theirs, 'verify-log')).toMatchObject({
      status: 0,
      output: expect.stringContaining('whole'),
    })
    expect([...bucket.objects.keys()].filter((name) => name.startsWith('/kontor-test/there/'))).toHaveLength(2)
    expect(existsSync(join(there, 'restoring'))).toBe(false)
    kontor = await startKontor(there, theirs)
    await mustHave(1, 2)

    // What is in the bucket no longer is left out of a backup, which says so.
    for (const name of bucket.objects.keys()) if (name.startsWith('/kontor-test/there/')) bucket.objects.delete(name)
    expect(await run(there, theirs, 'backup', join(folder, 'poor.tar'))).toMatchObject({
      status: 1,
      output: expect.stringContaining('is missing or damaged'),
    })
  } finally {
    await kontor.stop()
    await bucket.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})
