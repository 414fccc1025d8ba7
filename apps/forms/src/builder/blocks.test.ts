import { describe, expect, test } from 'vitest'
import { blocksToSave, draftOf, moveDraft, newQuestion, newText, valuesOf, withOwnText, withText } from './blocks.ts'

const text = (words: string) => draftOf(withText(newText().block, 'en', words))
const question = (words: string) => draftOf(withText(newQuestion('TEXT').block, 'en', words))

describe('blocks', () => {
  test('are moved by a place, and stay where there is none', () => {
    const [a, b, c] = [text('a'), text('b'), text('c')]
    const all = [a, b, c]
    expect(moveDraft(all, b.key, -1)).toEqual([b, a, c])
    expect(moveDraft(all, b.key, 1)).toEqual([a, c, b])
    expect(moveDraft(all, a.key, -1)).toBe(all)
    expect(moveDraft(all, c.key, 1)).toBe(all)
    expect(moveDraft(all, 'gone', 1)).toBe(all)
  })

  test('are saved once something stands in them', () => {
    expect(blocksToSave([newText(), question('Who?')])).toHaveLength(1)
    expect(blocksToSave([draftOf(withText(newQuestion('CHOICELIST').block, 'en', 'Which?'))])).toEqual([])
  })

  test('hang on a question that stands before them, wherever they are moved', () => {
    const asked = question('Really?')
    const shownWhen = { questionId: asked.block.questionId ?? '', answer: 'yes' }
    const hanging = draftOf({ ...question('Why?').block, shownWhen })
    expect(blocksToSave([asked, hanging])[1]).toHaveProperty('shownWhen', shownWhen)
    expect(blocksToSave([hanging, asked])[0]).not.toHaveProperty('shownWhen')
  })

  test('say in each language what was written, and nothing in others', () => {
    const block = withText(withText(newText().block, 'en', 'Hello'), 'de', 'Hallo')
    expect(block.text).toEqual({ en: 'Hello', de: 'Hallo' })
    expect(withText(block, 'en', '').text).toEqual({ de: 'Hallo' })
  })

  test('of a shared question have its words, or their own', () => {
    const shared = { ...question('Who?').block, type: 'questionView' as const }
    const own = withOwnText(shared, true)
    expect(own).toMatchObject({ type: 'translatableQuestionView', text: { en: 'Who?' } })
    expect(withOwnText(own, false)).toEqual(shared)
  })
})

test('choices are lines, each once', () => {
  expect(valuesOf(' Yes\nNo\n\nYes ')).toEqual(['Yes', 'No'])
})
