import { inEnglish } from '@kontor/i18n'
import { expect, test } from 'vitest'
import { guessesFor } from './password-strength.ts'
import { isTwoFactors, type ProviderFactor, whyNotPassword } from './rules.ts'

const guesses = guessesFor(['lena.marquardt@nordlicht.example', 'Lena Marquardt', 'Nordlicht Handel AG'])
const fault = (password: string) => {
  const why = whyNotPassword(password, guesses)
  return why && inEnglish(why)
}

test('a sentence, several words and a random row of characters are good, whatever they are made of', () => {
  for (const good of [
    'four quiet herons at noon',
    'correct horse battery staple',
    'x7Kq9bTz2LmN4pR',
    'ich mag kleine boote',
  ])
    expect(fault(good), good).toBeUndefined()
})

test('fewer than 15 characters are too few, more than 1,000 too many, as a person counts them', () => {
  expect(fault('herons at noon')).toBe('The password has 14 characters: use at least 15.')
  expect(fault('🐦🐦🐦🐦🐦🐦🐦🐦🐦🐦🐦🐦🐦🐦')).toMatch(/^The password has 14 characters/)
  expect(fault('quiet heron '.repeat(90))).toMatch(/use at most 1000/)
})

test('common ones, rows of keys and what is made of the person’s name, address or company are easy to guess', () => {
  const common = ['passwordpassword', '123456789012345', 'qwertyuiopasdfgh', 'aaaaaaaaaaaaaaa', 'password1234567']
  const own = ['lenamarquardt1985', 'Nordlicht2026Nordlicht', 'kontorkontorkontor']
  for (const bad of [...common, ...own]) expect(fault(bad), bad).toMatch(/^The password is easy to guess/)
})

test('a long password is looked at in no time', () => {
  const began = performance.now()
  guesses('aB3$ é'.repeat(160))
  expect(performance.now() - began).toBeLessThan(2000)
})

test.each<[ProviderFactor, { methods?: string[]; level?: string }, boolean]>([
  ['TRUST', {}, true],
  ['NEVER', { methods: ['pwd', 'otp', 'mfa'], level: 'phr' }, false],
  ['CLAIM', { methods: ['pwd', 'otp', 'mfa'] }, true],
  ['CLAIM', { level: 'https://refeds.org/profile/mfa' }, true],
  ['CLAIM', { level: 'phrh' }, true],
  ['CLAIM', { methods: ['pwd'], level: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password' }, false],
  ['CLAIM', {}, false],
])('whether a sign-in at a provider is two factors: %s of %j is %s', (rule, { methods = [], level }, is) => {
  expect(isTwoFactors(rule, { methods, level })).toBe(is)
})
