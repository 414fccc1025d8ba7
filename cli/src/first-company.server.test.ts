import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startKontor } from './testing/kontor-process.ts'

test('the operator creates a company, invites somebody and helps who is locked out, each by a link that works once', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-company-'))
  const kontor = await startKontor(folder)
  const run = (...words: string[]) =>
    new Promise<{ status: number; output: string }>((done) => {
      const env = { ...process.env, KONTOR_DATA: folder, KONTOR_SHELL_ORIGIN: kontor.origin }
      execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], { env }, (error, out, bad) =>
        done({ status: error === null ? 0 : Number(error.code), output: out + bad }),
      )
    })
  const redeem = async (output: string, password: string) => {
    const token = /#\/welcome\/(\S+)/.exec(output)?.[1]
    const body = JSON.stringify({ Token: token, Password: password })
    const headers = { 'content-type': 'application/json' }
    return fetch(`${kontor.origin}/api/credentials/links/redeem`, { method: 'POST', headers, body })
  }
  try {
    // Said right after the line by which one knows that it is ready.
    await expect.poll(() => kontor.output()).toContain('There is no company yet')
    const added = await run(
      'company',
      'add',
      'Weide GmbH',
      '--country',
      'DE',
      '--admin',
      'w@weide.example',
      '--name',
      'Wanda Weide',
    )
    expect(added.status).toBe(0)
    const entered = await redeem(added.output, 'seven green bicycles')
    expect(await entered.json()).toMatchObject({ Company: { CompanyName: 'Weide GmbH' }, User: { LastName: 'Weide' } })
    expect((await redeem(added.output, 'seven green bicycles')).status).toBe(409)

    const twice = await run('company', 'add', 'Other', '--country', 'DE', '--admin', 'w@weide.example', '--name', 'W W')
    expect([twice.status, twice.output]).toEqual([1, expect.stringContaining('already in use')])
    const invited = await run(
      'person',
      'invite',
      'm@weide.example',
      '--company',
      'weide gmbh',
      '--name',
      'Max Moor',
      '--role',
      'apClerk',
    )
    expect((await redeem(invited.output, 'four quiet herons at noon')).status).toBe(200)

    const reset = await run('person', 'reset', 'w@weide.example')
    expect((await redeem(reset.output, 'nine slow rivers northward')).status).toBe(200)
    expect((await run('person', 'reset', 'nobody@weide.example')).status).toBe(1)
    expect((await run('demo', 'remove')).output).toContain('no demo network')
  } finally {
    await kontor.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
