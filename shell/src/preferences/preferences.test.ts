import { describe, expect, test } from 'vitest'
import { closestLanguage, directionOf } from './languages.ts'
import { readPreferences } from './preferences.ts'

const fresh = { language: 'en-US', theme: 'system', density: 'comfortable' } as const

describe('the language of the shell', () => {
  test('is the first that the browser asks for and the shell speaks, in whatever region', () => {
    expect(closestLanguage(['pl-PL', 'de-AT', 'fr-FR'])).toBe('de-DE')
    expect(closestLanguage(['AR-eg'])).toBe('ar')
  })

  test('is English where the shell speaks none of them', () => {
    expect(closestLanguage(['pl-PL'])).toBe('en-US')
    expect(closestLanguage([])).toBe('en-US')
  })

  test('is the pseudo-locale for who asks for it by its name alone', () => {
    expect(closestLanguage(['en-XA'])).toBe('en-XA')
    expect(closestLanguage(['en-CA'])).not.toBe('en-XA')
  })

  test('F-093: is the locale without translations for who asks for it by its name', () => {
    expect(closestLanguage(['de-x-fake'])).toBe('de-x-fake')
    expect(closestLanguage(['de_X_FAKE', 'en'])).toBe('de-x-fake')
  })

  test('is British English for who reads English outside the United States, for the sake of its dates', () => {
    expect(closestLanguage(['en-GB', 'en'])).toBe('en-GB')
    expect(closestLanguage(['en-AU'])).toBe('en-GB')
    expect(closestLanguage(['en'])).toBe('en-US')
  })

  test('runs from right to left in Arabic', () => {
    expect(directionOf('ar')).toBe('rtl')
    expect(directionOf('da-DK')).toBe('ltr')
  })
})

test('what a person kept holds; what is unknown or missing stays as it is', () => {
  expect(readPreferences({ language: 'fr-CA', theme: 'dark' }, fresh)).toEqual({
    language: 'fr-FR',
    theme: 'dark',
    density: 'comfortable',
  })
  expect(readPreferences({ theme: 'pink', density: undefined, language: null }, fresh)).toEqual(fresh)
})
