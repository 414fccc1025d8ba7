import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxHeight, lastOffset, maxBoxHeightPx, offsetAt, type ScrollTrack, scrollAt } from './scrollTrack.ts'

const tracks = fc
  .record({
    count: fc.integer({ min: 1, max: 20_000_000 }),
    row: fc.constantFrom(28, 36, 64),
    view: fc.integer({ min: 100, max: 2_000 }),
  })
  .map(({ count, row, view }): ScrollTrack => ({ rows: count * row, view }))

describe('the scroll of rows that are higher together than a box can be', () => {
  it('is a px for a px as long as the box can be', () => {
    const track = { rows: maxBoxHeightPx, view: 500 }
    for (const px of [0, 1, 4_711, maxBoxHeightPx - 500])
      expect([offsetAt(px, track), scrollAt(px, track)]).toEqual([px, px])
  })

  it('reaches both ends exactly, and is a px for a px near them', () => {
    fc.assert(
      fc.property(tracks, fc.integer({ min: 0, max: 50_000 }), (track, px) => {
        const [ends, box] = [lastOffset(track), Math.max(0, boxHeight(track) - track.view)]
        expect([offsetAt(0, track), scrollAt(0, track)]).toEqual([0, 0])
        expect([offsetAt(box, track), scrollAt(ends, track)]).toEqual([ends, box])
        if (px > ends) return
        expect(scrollAt(px, track)).toBe(px)
        expect(offsetAt(box - px, track)).toBe(ends - px)
      }),
    )
  })

  it('never goes back while it goes on, and leads back to the place that it came from', () => {
    fc.assert(
      fc.property(tracks, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(100_000), (track, part, step) => {
        const offset = Math.round(part * lastOffset(track))
        const scroll = scrollAt(offset, track)
        expect(scrollAt(offset + step, track)).toBeGreaterThanOrEqual(scroll)
        const apart = Math.abs(offsetAt(scroll, track) - offset)
        expect(apart).toBeLessThanOrEqual(Math.ceil(track.rows / boxHeight(track)) + 1)
      }),
    )
  })
})
