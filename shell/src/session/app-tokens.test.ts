import { expect, test } from 'vitest'
import { createTestClock } from '../testing/clock.ts'
import { type AppToken, createAppTokens } from './app-tokens.ts'

const minute = 60_000

/** A service whose tokens live ten minutes. */
function start(refuses: (count: number) => boolean = () => false) {
  const time = createTestClock()
  const delivered: [app: string, token: string][] = []
  const issued: string[] = []
  const tokens = createAppTokens({
    clock: time.clock,
    issue: async (app): Promise<AppToken> => {
      issued.push(app)
      if (refuses(issued.length)) throw new Error('away')
      return { Token: `${app}-${issued.length}`, ExpiresAt: new Date(time.clock.now() + 10 * minute).toISOString() }
    },
    deliver: (app, { Token }) => delivered.push([app, Token]),
  })
  return { time, tokens, delivered, issued }
}

test('an app has a token that is renewed before it expires, again and again', async () => {
  const { time, tokens, delivered } = start()
  await tokens.supply('A')
  expect(delivered).toEqual([['A', 'A-1']])
  await time.advance(7 * minute)
  expect(delivered).toHaveLength(1)
  await time.advance(minute)
  expect(delivered).toHaveLength(2)
  await time.advance(30 * minute)
  expect(delivered).toHaveLength(6)
})

test('a renewal that fails is tried again every few seconds, while the old token still holds', async () => {
  const { time, tokens, delivered } = start((count) => count === 2 || count === 3)
  await tokens.supply('A')
  await time.advance(8 * minute)
  expect(delivered.map(([, token]) => token)).toEqual(['A-1', 'A-4'])
})

test('a token that the service makes short-lived does not lead to a storm of renewals', async () => {
  const { time, tokens, issued } = start()
  const shortLived = createAppTokens({
    clock: time.clock,
    issue: async (app) => {
      issued.push(app)
      return { Token: 't', ExpiresAt: new Date(time.clock.now() - minute).toISOString() }
    },
    deliver: () => {},
  })
  await shortLived.supply('A')
  await time.advance(minute)
  expect(issued).toHaveLength(13)
  tokens.stop()
})

test('a closed app gets no more tokens, not even one that is on its way', async () => {
  const { time, tokens, delivered, issued } = start()
  const supplied = tokens.supply('A')
  tokens.drop('A')
  await supplied
  await time.advance(60 * minute)
  expect(delivered).toEqual([])
  expect(issued).toEqual(['A'])
})

test('a new supply replaces the one before: its token alone arrives and one renewal follows', async () => {
  const { time, tokens, delivered } = start()
  await Promise.all([tokens.supply('A'), tokens.supply('A')])
  expect(delivered).toEqual([['A', 'A-2']])
  expect(time.waiting()).toHaveLength(1)
})

test('an app whose token was refused gets another, but cannot ask without end', async () => {
  const { time, tokens, delivered } = start()
  await tokens.renew('A')
  expect(delivered).toEqual([])
  await tokens.supply('A')
  await tokens.renew('A')
  expect(delivered).toHaveLength(1)
  await time.advance(5_000)
  await tokens.renew('A')
  await tokens.renew('A')
  expect(delivered).toHaveLength(2)
})

test('the token of an app that is being opened is asked for before it connects, once', async () => {
  const { tokens, delivered, issued } = start()
  tokens.prepare('A')
  expect(issued).toEqual(['A'])
  expect(delivered).toEqual([])
  await tokens.supply('A')
  expect(issued).toEqual(['A'])
  expect(delivered).toEqual([['A', 'A-1']])
  tokens.stop()
})

test('where that failed it is asked for again, and one of an app that was closed is not used', async () => {
  const { tokens, delivered } = start((count) => count === 1)
  tokens.prepare('A')
  await tokens.supply('A')
  expect(delivered).toEqual([['A', 'A-2']])
  tokens.prepare('A')
  tokens.drop('A')
  await tokens.supply('A')
  expect(delivered.at(-1)).toEqual(['A', 'A-4'])
  tokens.stop()
})
