import { expect, test } from 'vitest'
import { english } from '../messages/index.ts'
import type { Granted } from './api.ts'
import { byWeight, weightOf, wordOf } from './permissions.ts'

test('every right that an app can ask for is said in the reader’s words', () => {
  // The types hold it: what the API lets a company grant and what has no message here does not compile.
  const words: Readonly<Record<`may.${Granted[number]}`, string>> = english
  expect(Object.keys(words).length).toBeGreaterThan(0)
  expect(wordOf('document.read')).toBe('may.document.read')
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
