import { describe, expect, it } from 'vitest'
import { Fault } from '../fault.ts'
import { LaneFailure } from './lane.ts'
import { laneFault } from './lane-fault.ts'

const refused = (reason: 'time' | 'memory' | 'crowd', of: 'documents' | 'spreadsheets'): Fault => {
  const fault = laneFault(new LaneFailure(reason, 'for the log'), of)
  if (!(fault instanceof Fault)) throw fault
  return fault
}

describe('what takes more than Kontor gives it is refused', () => {
  it.each([
    ['de-AT', /Dokument/, /Tabelle|Liste/],
    ['fr', /document/, /feuille/],
    ['es', /documento/, /hoja/],
    ['da-DK', /dokument/, /regneark/],
    ['ar', /مستند/, /جد[اوول]/],
  ])('in %s, the language of whoever asks', async (language, document, sheet) => {
    for (const reason of ['time', 'memory', 'crowd'] as const) {
      expect(await refused(reason, 'documents').inLanguage?.(language)).toMatch(document)
      expect(await refused(reason, 'spreadsheets').inLanguage?.(language)).toMatch(sheet)
    }
  })

  it('in English where we do not have the language', async () => {
    expect(await refused('memory', 'documents').inLanguage?.('fi')).toMatch(/^Reading the document takes more memory/)
  })

  it('with a reason for programs, and again in a moment where others only wait', () => {
    const told = (['time', 'memory', 'crowd'] as const).map((reason) => refused(reason, 'documents'))
    expect(told.map(({ code, details }) => [code, details])).toEqual([
      ['DocumentRefused', { reason: 'TIME' }],
      ['DocumentRefused', { reason: 'MEMORY' }],
      ['Unavailable', { RetryAfter: '1' }],
    ])
  })
})
