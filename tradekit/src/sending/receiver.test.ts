import { describe, expect, test } from 'vitest'
import type { Connection } from '../queries/types.ts'
import { guessReceiver } from './receiver.ts'

const connection = (name: string, vat: string, State: Connection['State'] = 'ACCEPTED') =>
  ({ ConnectionId: vat, CompanyName: name, State, Identifiers: [{ scheme: 'DE:VAT', value: vat }] }) as Connection

const nordlicht = connection('Nordlicht Handel AG', 'DE128111902')
const branch = connection('Nordlicht Handel AG', 'DE128111999')
const fjord = connection('Fjord Logistik A/S', 'DK12345678')

describe('the connection that a document means', () => {
  test('is found by an identifier, however it is spaced', () => {
    const addressee = { name: 'NLH', identifiers: ['DE 128 111 902'] }
    expect(guessReceiver([fjord, nordlicht], addressee)).toBe(nordlicht)
  })

  test('is found by its name where no identifier helps', () => {
    expect(guessReceiver([fjord, nordlicht], { name: 'FJORD Logistik A/S', identifiers: [] })).toBe(fjord)
  })

  test('is not guessed where two could be meant', () => {
    expect(guessReceiver([nordlicht, branch], { name: 'Nordlicht Handel AG', identifiers: [] })).toBeUndefined()
  })

  test('is never one that has not accepted yet', () => {
    const asked = connection('Fjord Logistik A/S', 'DK12345678', 'REQUESTED')
    expect(guessReceiver([asked], { name: 'Fjord Logistik A/S', identifiers: ['DK12345678'] })).toBeUndefined()
    expect(guessReceiver([fjord], { name: '', identifiers: [''] })).toBeUndefined()
  })
})
