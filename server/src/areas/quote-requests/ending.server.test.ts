import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, startQuoteRequests } from './testing-quote-requests.ts'

const {
  asked,
  award,
  connections,
  emre,
  move,
  quoted,
  quoteRequest,
  read,
  requestTo,
  server,
  stateOf,
  statusOf,
  suppliers,
  svea,
  tasksOf,
} = await startQuoteRequests()
const { brandt, fjord } = suppliers

const desk = { price: '300' }
const chair = { price: '90' }

describe('ending without buying', () => {
  test('thanks who quoted and tells the others that it is over; so does canceling the requisition', async () => {
    for (const how of ['closed', 'canceled'] as const) {
      const { id, requisitionId } = await asked(connections.slice(0, 2))
      const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
      const open = await requestTo(id, 'Fjord')
      if (how === 'closed') await json(svea.send(`PUT ${base}/${id}/state/CLOSED`), 204)
      else await json(move(emre, requisitionId, 'CANCELED'), 204)
      await server.settle()
      expect((await quoteRequest(id)).State).toBe('CLOSED')
      expect([await stateOf(brandt, first), await stateOf(fjord, open)]).toEqual([
        'REJECTED_BY_RECEIVER',
        'REJECTED_BY_SENDER',
      ])
      expect(await statusOf(svea.send(`PUT ${base}/${id}/state/OPEN`))).toBe(409)
    }
  })

  /** What a supplier reads about their quote. */
  const readBy = async (supplier: typeof brandt, quote: string) =>
    JSON.stringify(await json(supplier.send(`GET conversations/documents/${quote}`)))

  test('closed by hand, says the buyer’s words to who quoted, and nothing about other suppliers', async () => {
    const { id } = await asked(connections.slice(0, 2))
    const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
    const second = await quoted(fjord, await requestTo(id, 'Fjord'), [desk, chair])
    const Thanks = 'Thank you, but the office stays as it is.'
    await json(svea.send(`PUT ${base}/${id}/state/CLOSED`, { json: { Thanks } }), 204)
    await server.settle()
    for (const [supplier, quote] of [
      [brandt, first],
      [fjord, second],
    ] as const)
      expect(await readBy(supplier, quote)).toContain(Thanks)
  })

  test('closed without words, or with its requisition, thanks who quoted in the language of their country', async () => {
    for (const how of ['closed', 'canceled', 'awarded and canceled'] as const) {
      const { id, requisitionId } = await asked(connections.slice(0, 2))
      const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
      if (how === 'awarded and canceled')
        await json(award(id, [{ LineId: '1', QuoteId: first }], { Thanks: 'We chose another offer.' }), 204)
      if (how === 'closed') await json(svea.send(`PUT ${base}/${id}/state/CLOSED`), 204)
      else await json(move(emre, requisitionId, 'CANCELED'), 204)
      await server.settle()
      const words = await readBy(brandt, first)
      expect(words).toContain('Vielen Dank für Ihr Angebot.')
      // What was to be said of an award is not said where nothing is bought.
      expect(words).not.toContain('We chose another offer.')
    }
  })

  test('takes an award back: nothing is bought by a quote that was rejected', async () => {
    const { id, requisitionId } = await asked(connections.slice(0, 1))
    const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
    await json(award(id, [{ LineId: '1', QuoteId: first }]), 204)
    await json(svea.send(`PUT ${base}/${id}/state/CLOSED`), 204)
    await server.settle()
    expect(await stateOf(brandt, first)).toBe('REJECTED_BY_RECEIVER')
    expect((await read(svea, requisitionId)).Lines.map(({ QuoteId }) => QuoteId)).toEqual([undefined, undefined])
    expect((await quoteRequest(id)).Lines.map(({ AwardedTo }) => AwardedTo)).toEqual([undefined, undefined])
  })

  test('by canceling the requisition ends the buyer’s task, too', async () => {
    const { id, requisitionId } = await asked(connections.slice(0, 1))
    await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
    expect(await tasksOf(id)).toBe(1)
    await json(move(emre, requisitionId, 'CANCELED'), 204)
    await server.settle()
    expect(await tasksOf(id)).toBe(0)
  })
})
