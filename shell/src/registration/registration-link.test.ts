import { expect, test } from 'vitest'
import { registrationLinkIn } from './registration-link.ts'

test.each([
  ['#/register/aB3_-x', 'aB3_-x'],
  ['#/register/kt_aB3.x-_', 'kt_aB3.x-_'],
  ['#/register', ''],
  ['#/register/a/b', undefined],
  ['#/welcome/x', undefined],
  ['#/Kontor.Documents/', undefined],
  ['', undefined],
])('%s', (hash, secret) => expect(registrationLinkIn(hash)).toBe(secret))
