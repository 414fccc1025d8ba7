import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMissing, shownBlocks } from './questionnaires.ts'

const block = (questionId: string, on?: string, answer = 'yes') => ({
  questionId,
  ...(on !== undefined && { shownWhen: { questionId: on, answer } }),
})
const idsOf = (blocks: readonly { questionId?: string | undefined }[]) => blocks.map(({ questionId }) => questionId)

describe('a block with a condition', () => {
  test.each([
    ['text', { text: ' YES ' }, true],
    ['choice', { choices: ['no', 'Yes'] }, true],
    ['number', { identifier: { value: 'yes' } }, true],
    ['other text', { text: 'yes, sometimes' }, false],
    ['nothing', {}, false],
  ])('is shown by the answer, as %s', (_, given, isShown) => {
    expect(idsOf(shownBlocks([block('a'), block('b', 'a')], [{ questionId: 'a', ...given }]))).toEqual(
      isShown ? ['a', 'b'] : ['a'],
    )
  })

  test('is hidden where its question is hidden itself', () => {
    const blocks = [block('a'), block('b', 'a'), block('c', 'b')]
    const yes = (questionId: string) => ({ questionId, text: 'yes' })
    expect(idsOf(shownBlocks(blocks, [yes('b'), yes('c')]))).toEqual(['a'])
    expect(idsOf(shownBlocks(blocks, [yes('a'), yes('b')]))).toEqual(['a', 'b', 'c'])
  })
})

const ids = ['a', 'b', 'c', 'd']
const anyBlock = fc.record({
  questionId: fc.constantFrom(...ids),
  shownWhen: fc.option(fc.record({ questionId: fc.constantFrom(...ids), answer: fc.constantFrom('yes', 'no') }), {
    nil: undefined,
  }),
})
const anyAnswer = fc.record({ questionId: fc.constantFrom(...ids), text: fc.constantFrom('yes', 'no', '') })

test('what is shown is a part of what there is in its order, and whoever hangs on something stands behind it', () => {
  fc.assert(
    fc.property(fc.array(anyBlock), fc.array(anyAnswer), (blocks, answers) => {
      const shown = shownBlocks(blocks, answers)
      expect(blocks.filter((one) => shown.includes(one))).toEqual(shown)
      for (const one of blocks) if (one.shownWhen === undefined) expect(shown).toContain(one)
      shown.forEach(({ shownWhen }, at) => {
        if (shownWhen !== undefined) expect(idsOf(shown.slice(0, at))).toContain(shownWhen.questionId)
      })
    }),
  )
})

test.each([
  [undefined, true],
  [{ questionId: 'a' }, true],
  [{ questionId: 'a', text: '  ' }, true],
  [{ questionId: 'a', choices: [] }, true],
  [{ questionId: 'a', address: [{ value: '' }] }, true],
  [{ questionId: 'a', text: '0' }, false],
  [{ questionId: 'a', fileNames: ['a.pdf'] }, false],
])('whether %j is missing: %s', (answer, missing) => {
  expect(isMissing(answer)).toBe(missing)
})
