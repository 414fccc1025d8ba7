import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMaster, itemsOf, withBundle, withItem, withoutLine } from './bundles.ts'
import { filledLines, inputOf, typedOf } from './lines.ts'
import { netSumOf } from './net.ts'
import { emptyLine, type TypedLine } from './typed-line.ts'

const line = (name: string, price = '10'): TypedLine => ({ ...emptyLine(), name, price })
const requisition = (lines: readonly TypedLine[]) => ({
  ...{ currency: 'EUR', note: '', neededBy: '', onBehalfOf: null, deliverTo: undefined },
  lines,
})
const named = (lines: readonly TypedLine[], names: readonly string[]) =>
  lines.map((one, at) => ({ ...one, name: names[at] ?? '' }))

describe('what is bought together', () => {
  const bundle = named(withBundle([line('Lamp', '5')]), ['Lamp', 'Workplace', 'Desk'])
  const master = bundle.find(isMaster)!

  test('stands behind its name, whatever is added to it', () => {
    const more = withItem([...bundle, line('Pen')], master)
    expect(more.map(({ name }) => name)).toEqual(['Lamp', 'Workplace', 'Desk', '', 'Pen'])
    expect(itemsOf(more, master)).toHaveLength(2)
  })

  test('counts by its items', () => {
    const priced = bundle.map((one) => ({ ...one, price: isMaster(one) ? '999' : '10' }))
    expect(netSumOf(priced, 'EUR')).toBe('20.00')
  })

  test('goes as a whole with its name, and with its last item', () => {
    const left = withoutLine(bundle, master)
    expect(left.map(({ name }) => name)).toEqual(['Lamp'])
    expect(withoutLine(bundle, bundle[2]!)).toEqual(left)
    expect(withoutLine(left, left[0]!)).toMatchObject([{ name: '' }])
  })

  test('needs a name and an item, and says so at what is missing', () => {
    const [lamp, named, desk] = bundle as [TypedLine, TypedLine, TypedLine]
    const unnamed = { ...named, name: '' }
    const empty = { ...desk, name: '' }
    expect(filledLines({ lines: [lamp, unnamed, desk] })).toEqual([lamp, unnamed, desk])
    expect(filledLines({ lines: [lamp, named, empty] })).toEqual([lamp, named, empty])
    expect(filledLines({ lines: [lamp, unnamed, empty] })).toEqual([lamp])
  })

  test('is saved so that each item names its bundle, and comes back as it was typed', () => {
    const steps = fc.array(fc.constantFrom('line', 'bundle', 'item', 'without'), { maxLength: 20 })
    fc.assert(
      fc.property(steps, fc.nat(), (acts, seed) => {
        let lines: readonly TypedLine[] = [line('First')]
        acts.forEach((act, at) => {
          const one = lines[(seed + at) % lines.length]!
          const masters = lines.filter(isMaster)
          if (act === 'line') lines = [...lines, line(`Line ${at}`)]
          else if (act === 'bundle') lines = withBundle(lines)
          else if (act === 'without') lines = withoutLine(lines, one)
          else if (masters.length > 0) lines = withItem(lines, masters[(seed + at) % masters.length]!)
          lines = lines.map((typed, place) => (typed.name === '' ? { ...typed, name: `Typed ${at}.${place}` } : typed))
        })
        const { Lines } = inputOf(requisition(lines))
        const masters = Lines.filter(({ Kind, MasterId }) => Kind === 'bundle' && MasterId === undefined)
        expect(new Set(masters.map(({ ID }) => ID)).size).toBe(masters.length)
        expect(Lines.every(({ MasterId }) => MasterId === undefined || masters.some(({ ID }) => ID === MasterId))).toBe(
          true,
        )
        // The server gives every line an id.
        const saved = Lines.map((one, at) => ({ ...one, ID: one.ID ?? `n${at}` }))
        const again = typedOf({ ID: 'REQ-1', Currency: 'EUR', Lines: saved })
        expect(again.lines.map(({ name }) => name)).toEqual(lines.map(({ name }) => name))
        expect(inputOf(again).Lines.map(({ MasterId }) => MasterId)).toEqual(Lines.map(({ MasterId }) => MasterId))
      }),
    )
  })
})
