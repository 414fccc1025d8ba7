import { expect, test } from 'vitest'
import { byWeight, weightOf, wordOf } from './permissions.ts'

test('every right that an app can ask for is said in the reader’s words', () => {
  const askable = [
    'profile.read',
    'profile.write',
    'document.read',
    'document.write',
    'document.send',
    'document.answer',
    'document.delete',
    'company.read',
    'company.write',
    'network.read',
    'network.write',
    'user.read',
    'user.write',
    'app.read',
    'app.settings',
  ]
  expect(askable.filter((permission) => wordOf(permission) === undefined)).toEqual([])
  expect(wordOf('moon.walk')).toBeUndefined()
})

test('what speaks for the company stands before what only reads', () => {
  expect(byWeight(['document.read', 'document.send', 'user.read', 'document.delete'])).toEqual([
    'document.send',
    'document.delete',
    'document.read',
    'user.read',
  ])
  expect(weightOf('document.read')).toBe('mute')
})
