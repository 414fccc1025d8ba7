import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const found = (text: string, search: string) =>
  highlight(text, search).flatMap(({ text: stretch, found }) => (found ? [stretch] : []))

describe('what a search found', () => {
  test.each([
    ['Brandt Werkzeuge GmbH', 'brandt werk', ['Brandt', 'Werk']],
    ['Jürgen Müller', 'muller', ['Müller']],
    ['Ju\u0308rgen', 'jur', ['Ju\u0308r']],
    ['RE-2026-0134', 're-2026', ['RE', '2026']],
    ['Atelier Søndergaard', 'gaard', []],
    ['ﬁne paper', 'fi', ['ﬁ']],
    ['Straße', 'straß', ['Straß']],
    ['anything', ' ', []],
    ['anything', '(.*', []],
  ])('in %s of %s stands out', (text, search, stretches) => {
    expect(found(text, search)).toEqual(stretches)
  })

  test('the text stays the same, whatever it says and whatever is searched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, search) => {
        expect(
          highlight(text, search)
            .map((stretch) => stretch.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
