import { createPublicKey, generateKeyPairSync, type JsonWebKey, verify } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSigningKey, type SigningKey } from './signing-key.ts'

let folder: string
const keys = () => join(folder, 'keys')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Whether one of the published keys proves a token, as a client looks it up. */
function isProven(token: string, { published }: SigningKey): boolean {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string }
  const jwk = published.find((one) => one.kid === kid)
  if (jwk === undefined) return false
  const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
  return verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))
}

const bitsOf = ({ published: [{ n = '' }] }: SigningKey) => Buffer.from(n, 'base64url').length * 8

test('ID tokens are signed with 3072 bits, by a key that only its owner reads and that stays', () => {
  const key = openSigningKey(folder)
  expect(bitsOf(key)).toBe(3072)
  expect(statSync(join(keys(), 'id-tokens.pem')).mode & 0o777).toBe(0o600)
  expect(isProven(key.signToken({ sub: 'ada' }), openSigningKey(folder))).toBe(true)
  expect(key.published).toHaveLength(1)
})

test('a shorter key of an earlier version signs nothing any more, and is published until what it signed has ended', () => {
  mkdirSync(keys())
  const short = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  writeFileSync(join(keys(), 'oauth-signing.pem'), short.export({ type: 'pkcs8', format: 'pem' }))
  const key = openSigningKey(folder)
  expect(bitsOf(key)).toBe(3072)
  const jwk = createPublicKey(short).export({ format: 'jwk' })
  expect(key.published.map(({ n }) => n)).toEqual([expect.any(String), jwk.n])
  expect(key.cookieKeys).toHaveLength(2)
  const later = openSigningKey(folder, () => Date.now() + 61 * 60_000)
  expect([later.published.length, later.cookieKeys.length]).toEqual([1, 1])
})

test('another key takes its place by renaming the file: what the old one signed is proven on', () => {
  const before = openSigningKey(folder)
  renameSync(join(keys(), 'id-tokens.pem'), join(keys(), 'oauth-signing.pem'))
  const after = openSigningKey(folder)
  expect(after.published[0].kid).not.toBe(before.published[0].kid)
  expect(isProven(before.signToken({ sub: 'ada' }), after)).toBe(true)
  expect(isProven(after.signToken({ sub: 'ada' }), before)).toBe(false)
})
