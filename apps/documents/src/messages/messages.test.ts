import { describe, expect, test } from 'vitest'
import { ar } from './ar.ts'
import { daDK } from './da-DK.ts'
import { deDE } from './de-DE.ts'
import { enUS } from './en-US.ts'
import { esES } from './es-ES.ts'
import { frFR } from './fr-FR.ts'

/** The names that a message takes; the words of a plural's branches stand in braces too, behind their keyword. */
const names = (text: string) =>
  new Set([...text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)(?=[,}])/g)].map((match) => match[1]))

describe.each([
  ['de-DE', deDE],
  ['fr-FR', frFR],
  ['es-ES', esES],
  ['da-DK', daDK],
  ['ar', ar],
])('the words in %s', (_, words) => {
  test('are complete, and none says nothing', () => {
    expect(Object.keys(words)).toEqual(Object.keys(enUS))
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('take the same values as the English ones', () => {
    const strays = Object.entries(enUS).filter(([id, text]) => {
      const own = names(words[id as keyof typeof enUS])
      return [...own].some((name) => !names(text).has(name))
    })
    expect(strays).toEqual([])
  })
})
