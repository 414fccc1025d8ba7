import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { t, translate } from '@kontor/i18n'
import { placesIn, sentencesIn } from '@kontor/ubl/testing/sentences'
import { describe, expect, it, test } from 'vitest'
import { catalogueFor, languages, sentencesByFile } from './sentences.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const thrown = new Set(
  files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => sentencesIn(readFileSync(join(import.meta.dirname, file), 'utf8'))),
)

describe.each(languages)('what the server refuses is told in %s', (language) => {
  test('every sentence that stands in the source, and no other', async () => {
    const ours = Object.keys((await catalogueFor(language)).messages)
    expect([...thrown].filter((sentence) => !ours.includes(sentence))).toEqual([])
    expect(ours.filter((sentence) => !thrown.has(sentence))).toEqual([])
  })

  test('with the values of the English one', async () => {
    const wrong = Object.entries((await catalogueFor(language)).messages).filter(
      ([english, ours]) => placesIn(english) !== placesIn(ours),
    )
    expect(wrong).toEqual([])
  })

  test('once, in the same files as Danish', async () => {
    const files = await sentencesByFile(language)
    const sentences = Object.values(files).flatMap((one) => Object.keys(one))
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
    const places = (of: typeof files) => Object.entries(of).map(([file, one]) => [dirname(file), Object.keys(one)])
    expect(places(files)).toEqual(places(await sentencesByFile('da')))
  })
})

describe('a sentence', () => {
  const refusal = t`The document ${'7f'} cannot be sent: ${t`it is ${'SENT'}: it was sent or received already`}.`
  const inLanguage = async (language: string) => translate(refusal, await catalogueFor(language))

  it('is said in the reader’s language with what stands in it, in English where we do not have it', async () => {
    expect(await inLanguage('de-AT')).toBe(
      'Das Dokument 7f kann nicht gesendet werden: es ist SENT: Es wurde schon gesendet oder empfangen.',
    )
    expect(await inLanguage('ar-EG')).toContain('7f')
    expect(await inLanguage('fi')).toMatch(/^The document 7f cannot be sent: it is SENT/)
  })

  it('says a value as it is, though it is a word of ours elsewhere', async () => {
    const catalogue = await catalogueFor('de')
    const needed = t`it takes the right ${'admin'} on it, and what was given is ${'write'}`
    expect(catalogue.messages['admin']).toBe('Firmenadministration')
    expect(translate(needed, catalogue)).toBe('es braucht das Recht admin daran, und gegeben wurde write')
  })

  it('shows in pseudo-English what is not translated', async () => {
    expect(await inLanguage('en-XA')).toMatch(/^\[Ţĥé ðóçúɱéñţ 7f /)
  })
})
