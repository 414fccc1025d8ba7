import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startKontor } from './testing/kontor-process.ts'
import { prepareTrade } from './testing/trade.ts'

const manifest = {
  vendorId: 'Acme',
  appId: 'Notes',
  version: '1.0.0',
  names: { en: 'Notes' },
  mainUrl: 'https://notes.acme.example/',
  permissions: ['document.read'],
  capabilities: [],
  spawn: false,
}

test('the operator adds an app beside a running server, whose shells notice, brings it up to date and takes it away', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-app-'))
  let text = JSON.stringify(manifest)
  const author = createServer((_request, response) => response.end(text))
  await new Promise<void>((done) => author.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(author.address() as AddressInfo).port}/app.json`
  const trade = await prepareTrade(folder)
  const kontor = await startKontor(folder)

  const run = (loopback: 'on' | 'off', ...words: string[]) =>
    new Promise<{ status: number; output: string }>((done) => {
      const env = { ...process.env, KONTOR_DATA: folder, KONTOR_APP_LOOPBACK: loopback }
      execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), 'app', ...words], { env }, (error, out, bad) =>
        done({ status: error === null ? 0 : Number(error.code), output: out + bad }),
      )
    })
  const ask = (path: string, token = trade.buyerToken) =>
    fetch(`${kontor.origin}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
  const active = async () => ((await (await ask('apps/active')).json()) as { Apps: { Id: string }[] }).Apps
  const hearing = await ask('live')
  let heard = ''
  void (async () => {
    for await (const part of hearing.body!) heard += Buffer.from(part).toString()
  })().catch(() => undefined)
  const announced = () => heard.split('"kind":"app"').length - 1
  /** What is done at once may be told at once or bit by bit. */
  const noticed = (before: number) => vi.waitFor(() => expect(announced()).toBeGreaterThan(before), { timeout: 15_000 })

  /** A company stands in the directory, by which an operator names it, a moment after it was founded. */
  const isNamed = async () => {
    const found = await ask('network/search?q=nordlicht', trade.supplierToken)
    expect(((await found.json()) as { Items: unknown[] }).Items).toHaveLength(1)
  }

  try {
    await vi.waitFor(isNamed, { timeout: 15_000 })
    const refused = await run('off', 'add', url)
    expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('is this computer')])

    const added = await run('on', 'add', url, '--activate', 'nordlicht handel ag')
    expect(added).toEqual({ status: 0, output: expect.stringContaining('Active for Nordlicht Handel AG.') })
    expect((await active()).map(({ Id }) => Id)).toContain('Acme.Notes')
    await noticed(0)

    const beforeUpdate = announced()
    text = JSON.stringify({ ...manifest, version: '1.1.0' })
    expect((await run('on', 'add', url)).output).toContain('Acme.Notes 1.1.0 is up to date')
    expect((await run('on', 'list')).output).toBe(`Acme.Notes\t1.1.0\thttps://notes.acme.example/\t${url}\n`)
    await noticed(beforeUpdate)

    expect(await run('on', 'add', url, '--activate', 'Nobody')).toMatchObject({ status: 1 })
    const beforeRemoval = announced()
    expect((await run('on', 'remove', 'Acme.Notes')).status).toBe(0)
    expect((await active()).map(({ Id }) => Id)).not.toContain('Acme.Notes')
    await noticed(beforeRemoval)
    expect(await run('on', 'remove', 'Acme.Notes')).toMatchObject({ status: 1 })
  } finally {
    await kontor.stop()
    author.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})
