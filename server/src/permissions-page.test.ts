import { readFileSync } from 'node:fs'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import { fieldsPage } from './fields-page.ts'
import { permissionsPage } from './permissions-page.ts'

test('docs/permissions.md is what the policies say (else run `npm run permissions:write`)', () => {
  expect(readFileSync(new URL('../../docs/permissions.md', import.meta.url), 'utf8')).toBe(permissionsPage())
})

test('docs/security/fields.md is what the contract says (else run `npm run permissions:write`)', () => {
  expect(readFileSync(new URL('../../docs/security/fields.md', import.meta.url), 'utf8')).toBe(fieldsPage())
})

test('fields of an own sign-in are with no right of others, and no answer has a secret’s hash', () => {
  const page = fieldsPage()
  expect(page).toMatch(/^\| SecondFactor \|[^|]*\| `session.manage` \|/m)
  expect(page).not.toMatch(/[Hh]ash_|PasswordHash|TokenHash/)
})

test('F-347: admin, supporter and translator differ in what they may', () => {
  expect(areas.permissionsOf(roles.companyAdmin).has('user.write')).toBe(true)
  expect(areas.permissionsOf(roles.supporter).has('document.read')).toBe(true)
  expect(areas.permissionsOf(roles.supporter).has('document.write')).toBe(false)
  expect(areas.permissionsOf(roles.translator).has('translation.write')).toBe(true)
  expect(areas.permissionsOf(roles.translator).has('document.read')).toBe(false)
})

test('who only reads changes nothing', () => {
  const changing = [...areas.permissionsOf(roles.readOnly)].filter((right) =>
    /\.(write|send|delete|decide|configure)$/.test(right),
  )
  expect(changing).toEqual(['profile.write'])
})
