import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './boundaries/files.ts'

const root = resolve(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security/keys.md'), 'utf8')
const sources = readSources(root).filter(({ path }) => /^(server|cli)\/src\/(?!.*test)/.test(path))
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''))),
]

test('docs/security/keys.md has every key file of the data folder, and every purpose for which a secret follows from one', () => {
  const files = found(/KeyFile\(\s*[\w.]+,\s*'([\w-]+)'/g)
  expect(files).toEqual(expect.arrayContaining(['log-signing', 'sign-in', 'id-tokens', 'webhooks']))
  for (const name of files) expect(page, name).toContain(`\`${name}.pem\``)
  const purposes = found(/(?:\bpurpose = |signInSecret\(platform, |secretFrom\(file, )'([^']+)'/g)
  expect(purposes.length).toBeGreaterThan(4)
  for (const purpose of purposes) expect(page, purpose).toContain(`\`${purpose}\``)
})

test('and every algorithm that is named in the code', () => {
  const named = found(
    /(?:createCipheriv\(|algorithm = |createHmac\(|createHash\(|\bhash\(|hkdfSync\(|generateKeyPairSync\()'([\w-]+)'/g,
  )
  const words = {
    sha1: 'SHA-1 is how passwords',
    sha256: 'SHA-256',
    ed25519: 'Ed25519',
    rsa: 'RSA',
    'aes-256-gcm': 'AES-256-GCM',
  }
  expect(named.toSorted()).toEqual(Object.keys(words).toSorted())
  for (const word of [...Object.values(words), 'HKDF', 'scrypt', 'HMAC-SHA-1']) expect(page).toContain(word)
})
