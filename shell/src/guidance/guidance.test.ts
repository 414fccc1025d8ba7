import { describe, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { coded, defaultCodes, type Properties } from './attributes.ts'
import { readCache, writeCache } from './cache.ts'
import { contentAddress, customEventsIn } from './content.ts'
import { type GuidanceSurroundings, loadGuidance } from './load.ts'
import { isSkipped } from './skip.ts'

const ann = { userId: 'person-1', username: 'ann@buyer.example', companyId: 'company-1' }
const settings = {
  contentHost: 'content.guide.example',
  accountId: 4711,
  destination: 'https://guide.example/in',
  largeCustomers: { Alpha: 'a', Beta: 'b', Gamma: 'c', Delta: 'd', Epsilon: 'e' },
  staffDomain: 'kontor.example',
  testCompanies: ['test-1', 'test-2', 'test-3'],
}
const script = 'window.tool={};var accountDetails = {"name":"a}b","custom_events":[{"event":"sent"}]};go()'

/** A browser of one person, with what was sent, asked for and printed. */
function browser(found: Properties = { country: 'DK' }) {
  const storage = createMemoryStorage()
  const sent: unknown[] = []
  const asked: string[] = []
  const fetched = vi.fn(async () => found)
  const printed = { warn: vi.fn(), error: vi.fn() }
  const surroundings: GuidanceSurroundings = {
    settings,
    storage,
    get: async (address) => {
      asked.push(address)
      return script
    },
    post: async (...what) => void sent.push(what),
    fetchProperties: fetched,
    now: () => new Date('2026-11-21T12:00:00Z'),
    console: printed,
  }
  return { surroundings, sent, asked, fetched, printed, kept: storage.kept }
}

describe('who is guided', () => {
  test('F-236, F-343: not the provider’s own staff', async () => {
    const staff = (username: string) => isSkipped({ ...ann, username }, settings)
    expect(staff('sue@kontor.example')).toBe(true)
    expect(staff('Sue@KONTOR.example')).toBe(true)
    expect(isSkipped({ ...ann, username: 'sue@kontor.example' }, { staffDomain: '@kontor.example' })).toBe(true)
    expect(staff('sue@notkontor.example')).toBe(false)
    expect(staff('sue@kontor.example.evil.example')).toBe(false)
    expect(isSkipped({ ...ann, username: 'sue@kontor.example' }, {})).toBe(false)
  })

  test('F-235, F-344: not who works for one of the three test companies', () => {
    for (const companyId of settings.testCompanies) expect(isSkipped({ ...ann, companyId }, settings)).toBe(true)
    expect(isSkipped(ann, settings)).toBe(false)
  })

  test('F-235, F-236, F-345: of whom nothing is fetched, sent or kept', async () => {
    const { surroundings, sent, asked, fetched, kept } = browser()
    expect(await loadGuidance({ ...ann, companyId: 'test-2' }, surroundings)).toEqual([])
    expect(await loadGuidance({ ...ann, username: 'sue@kontor.example' }, surroundings)).toEqual([])
    expect([sent, asked, fetched.mock.calls, [...kept]]).toEqual([[], [], [], []])
  })
})

describe('attributes', () => {
  test('F-367, F-369: the twelve have a short key each, and no two the same', () => {
    expect(Object.keys(defaultCodes)).toHaveLength(12)
    expect(new Set(Object.values(defaultCodes)).size).toBe(12)
  })

  test('F-367, F-368, F-369: are sent by their short keys, the five flags by the names of large customers', () => {
    const properties = { country: 'DK', size: null, isConnectedToAlpha: true, isConnectedToEpsilon: false }
    expect(coded(properties, settings, expect.unreachable)).toEqual({ co: 'DK', si: null, c1: true, c5: false })
  })

  test('F-369: by the keys of the settings, where those have one', () => {
    const codes = { country: 'x1', isConnectedToBeta: 'x2' }
    const properties = { country: 'DK', isConnectedToBeta: true, size: 'SMALL' }
    expect(coded(properties, { ...settings, codes }, expect.unreachable)).toEqual({ x1: 'DK', x2: true, si: 'SMALL' })
  })

  test('F-370: an unknown one is skipped, and the console warned', () => {
    const warned: string[] = []
    const properties = { shoeSize: 43, isConnectedToOmega: true, country: 'DK' }
    expect(coded(properties, settings, (text) => warned.push(text))).toEqual({ co: 'DK' })
    expect(warned).toEqual([
      'The guidance tool has no attribute shoeSize; it is skipped.',
      'The guidance tool has no attribute isConnectedToOmega; it is skipped.',
    ])
  })
})

describe('the onboarding loader', () => {
  test('F-371, F-372, F-377, F-378: finds out what is not cached, sends it, and keeps it with whose and when', async () => {
    const { surroundings, sent, fetched } = browser({ country: 'DK', invoiceCountPastYear: 7 })
    await loadGuidance(ann, surroundings)
    expect(fetched).toHaveBeenCalledOnce()
    expect(sent).toEqual([[settings.destination, { userId: 'person-1', properties: { co: 'DK', icp: 7 } }]])
    expect(readCache(surroundings.storage, 'person-1')).toEqual({
      properties: { country: 'DK', invoiceCountPastYear: 7 },
      updated: '2026-11-21T12:00:00.000Z',
      userId: 'person-1',
    })
  })

  test('F-377: what is cached is neither fetched nor sent again; another person’s is', async () => {
    const { surroundings, sent, fetched } = browser()
    await loadGuidance(ann, surroundings)
    await loadGuidance(ann, surroundings)
    expect(fetched).toHaveBeenCalledOnce()
    expect(sent).toHaveLength(1)
    await loadGuidance({ ...ann, userId: 'person-2' }, surroundings)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('F-371: a cache that cannot be read is none', () => {
    for (const text of ['{"userId":', '[]', 'null', '{"userId":"person-1"}'])
      expect(readCache({ getItem: () => text }, 'person-1')).toBeUndefined()
    const kept: string[] = []
    const record = { properties: {}, updated: '2026-11-21T12:00:00.000Z', userId: 'person-1' }
    writeCache({ setItem: (_, text) => void kept.push(text) }, record)
    expect(readCache({ getItem: () => kept[0] ?? '' }, 'person-1')).toEqual(record)
  })

  test('F-370: warns the console of what the tool does not know', async () => {
    const { surroundings, printed } = browser({ shoeSize: 43 })
    await loadGuidance(ann, surroundings)
    expect(printed.warn).toHaveBeenCalledOnce()
  })

  test.each([
    ['fetchProperties', 1],
    ['post', 2],
    // By then the properties are sent, and kept.
    ['get', 1],
  ] as const)(
    'F-282: when %s fails, only the console hears of it, and the next visit tries again',
    async (what, times) => {
      const { surroundings, printed, fetched } = browser()
      const error = new Error('no way')
      const broken = { ...surroundings, [what]: async () => Promise.reject(error) }
      expect(await loadGuidance(ann, broken)).toEqual([])
      expect(printed.error.mock.calls).toEqual([['Problem loading', error]])
      expect(await loadGuidance(ann, surroundings)).toEqual([{ event: 'sent' }])
      expect(fetched).toHaveBeenCalledTimes(times)
    },
  )
})

describe('the tool’s script (GDT-01)', () => {
  test('F-373: is named by the numeric account, on the content host, by the protocol of the page', async () => {
    expect(contentAddress(settings)).toBe('//content.guide.example/4711.js')
    const { surroundings, asked } = browser()
    await loadGuidance(ann, surroundings)
    expect(asked).toEqual(['//content.guide.example/4711.js'])
  })

  test.each([
    [script],
    ['{"accountDetails": {"custom_events": [{"event":"sent"}], "nested": {"a": "\\"}"}}, "more": 1}'],
    ['x.account_details={\n  "custom_events": [{"event":"sent"}]\n}; y = {}'],
  ])('F-374, F-375: tells its custom events in %s', (text) => {
    expect(customEventsIn(text)).toEqual([{ event: 'sent' }])
  })

  test.each([
    [''],
    ['<html>Not found</html>'],
    ['var accountDetails = 5'],
    ['var accountDetails = {"custom_events": [1]'],
    ['var accountDetails = {custom_events: [1]}'],
    ['var accountDetails = {"custom_events": {"a": 1}}'],
    ['var accountDetails = {}'],
    ['var details = {"custom_events": [1]}'],
  ])('F-376: has none in %s', (text) => {
    expect(customEventsIn(text)).toEqual([])
  })
})
