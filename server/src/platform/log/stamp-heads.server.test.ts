import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { stampedDays, stampHeads } from './stamp-heads.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-stamps-'))
afterAll(() => rmSync(folder, { recursive: true }))
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' })

/** openssl's own time-stamp authority, behind a port: each answer is what `openssl ts -reply` says. */
async function startAuthority() {
  writeFileSync(
    join(folder, 'tsa.cnf'),
    `[req]
distinguished_name = dn
[dn]
[tsa_cert]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = tsa_config
[tsa_config]
serial = ${folder}/serial
crypto_device = builtin
signer_cert = ${folder}/tsa.pem
certs = ${folder}/ca.pem
signer_key = ${folder}/tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`,
  )
  writeFileSync(join(folder, 'serial'), '01\n')
  const key = ['-newkey', 'rsa:2048', '-nodes', '-config', 'tsa.cnf']
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test CA', '-days', '2')
  openssl('req', ...key, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=Test TSA')
  const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2']
  openssl(
    'x509',
    '-req',
    '-in',
    'tsa.csr',
    ...signing,
    '-extfile',
    'tsa.cnf',
    '-extensions',
    'tsa_cert',
    '-out',
    'tsa.pem',
  )
  let status = 200
  const authority = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      writeFileSync(join(folder, 'query.tsq'), Buffer.concat(parts))
      openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query.tsq', '-out', 'reply.tsr')
      response.writeHead(status, { 'content-type': 'application/timestamp-reply' })
      response.end(readFileSync(join(folder, 'reply.tsr')))
    })
  })
  authority.listen(0, '127.0.0.1')
  await once(authority, 'listening')
  afterAll(() => authority.close())
  return {
    url: `http://127.0.0.1:${(authority.address() as AddressInfo).port}/`,
    answers: (next: number) => {
      status = next
    },
  }
}

describe.skipIf(!hasOpenssl)('the heads of a day', () => {
  test('are stamped by an authority when the day is over, once, and openssl proves it; changed later, they show', async () => {
    const authority = await startAuthority()
    const heads = join(folder, '2026-11-25.jsonl')
    const head = { companyId: 'a', position: '1', hash: 'x' }
    writeFileSync(heads, [head, { ...head, position: '2' }].map((one) => `${JSON.stringify(one)}\n`).join(''))
    writeFileSync(join(folder, '2026-11-26.jsonl'), `${JSON.stringify(head)}\n`)
    authority.answers(503)
    await expect(stampHeads(folder, authority.url, '2026-11-26')).rejects.toThrow('answered 503')
    authority.answers(200)
    await stampHeads(folder, authority.url, '2026-11-26')
    const stamp = readFileSync(`${heads}.tsr`)
    await stampHeads(folder, authority.url, '2026-11-26')
    expect(readFileSync(`${heads}.tsr`).equals(stamp)).toBe(true)
    expect(await stampedDays(folder)).toEqual({ days: 1, faults: [] })
    const verify = () =>
      spawnSync('openssl', ['ts', '-verify', '-data', heads, '-in', `${heads}.tsr`, '-CAfile', 'ca.pem'], {
        cwd: folder,
      }).status
    expect(verify()).toBe(0)
    appendFileSync(heads, '\n')
    expect(verify()).not.toBe(0)
    expect((await stampedDays(folder)).faults).toEqual([expect.stringContaining('2026-11-25 are not those')])
    rmSync(heads)
    expect((await stampedDays(folder)).faults).toEqual([expect.stringContaining('2026-11-25 are gone')])
  })

  test('are not taken for stamped where the answer is none', async () => {
    writeFileSync(join(folder, '2026-11-20.jsonl.tsr'), 'nothing')
    expect((await stampedDays(folder)).faults).toContain('The time stamp of 2026-11-20 cannot be read.')
  })
})
