import { describe, expect, test } from 'vitest'
import { drafted, moved, newQuestion, newText, savable, valuesOf, withOwnWords, worded } from './blocks.ts'

const text = (words: string) => drafted(worded(newText().block, 'en', words))
const question = (words: string) => drafted(worded(newQuestion('TEXT').block, 'en', words))

describe('blocks', () => {
  test('are moved by a place, and stay where there is none', () => {
    const [a, b, c] = [text('a'), text('b'), text('c')]
    const all = [a, b, c]
    expect(moved(all, b.key, -1)).toEqual([b, a, c])
    expect(moved(all, b.key, 1)).toEqual([a, c, b])
    expect(moved(all, a.key, -1)).toBe(all)
    expect(moved(all, c.key, 1)).toBe(all)
    expect(moved(all, 'gone', 1)).toBe(all)
  })

  test('are saved once something stands in them', () => {
    expect(savable([newText(), question('Who?')])).toHaveLength(1)
    expect(savable([drafted(worded(newQuestion('CHOICELIST').block, 'en', 'Which?'))])).toEqual([])
  })

  test('hang on a question that stands before them, wherever they are moved', () => {
    const asked = question('Really?')
    const shownWhen = { questionId: asked.block.questionId ?? '', answer: 'yes' }
    const hanging = drafted({ ...question('Why?').block, shownWhen })
    expect(savable([asked, hanging])[1]).toHaveProperty('shownWhen', shownWhen)
    expect(savable([hanging, asked])[0]).not.toHaveProperty('shownWhen')
  })

  test('say in each language what was written, and nothing in others', () => {
    const block = worded(worded(newText().block, 'en', 'Hello'), 'de', 'Hallo')
    expect(block.text).toEqual({ en: 'Hello', de: 'Hallo' })
    expect(worded(block, 'en', '').text).toEqual({ de: 'Hallo' })
  })

  test('of a shared question have its words, or their own', () => {
    const shared = { ...question('Who?').block, type: 'questionView' as const }
    const own = withOwnWords(shared, true)
    expect(own).toMatchObject({ type: 'translatableQuestionView', text: { en: 'Who?' } })
    expect(withOwnWords(own, false)).toEqual(shared)
  })
})

test('choices are lines, each once', () => {
  expect(valuesOf(' Yes\nNo\n\nYes ')).toEqual(['Yes', 'No'])
})
