import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../xml/refusal.ts'
import {
  orderMessage,
  readOrderMessage,
  readSetupRequest,
  readSetupResponse,
  setupRequest,
  setupResponse,
} from './punch-out.ts'

const stamp = { payloadId: '1@shop', timestamp: '2026-11-27T10:00:00Z' }
const bytes = (text: string) => new TextEncoder().encode(text)
const codeOf = (text: string): string | undefined => {
  try {
    readOrderMessage(bytes(text))
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code
  }
}

test('what is asked of a shop, and what it answers, is read as it was written', () => {
  const network = { domain: 'NetworkId', identity: 'A & B' }
  const asked = setupRequest({
    ...{ ...stamp, from: network, to: { domain: 'DUNS', identity: '7' }, sharedSecret: '<s>' },
    ...{ buyerCookie: 'visit', formPost: 'https://kontor.example/back?a=1&b=2' },
  })
  expect(asked).toMatch(/^<\?xml [^>]+>\n<!DOCTYPE cXML SYSTEM "[^"]+">\n<cXML /)
  expect(readSetupRequest(bytes(asked))).toEqual({
    ...{
      buyerCookie: 'visit',
      formPost: 'https://kontor.example/back?a=1&b=2',
      identity: 'A & B',
      sharedSecret: '<s>',
    },
  })
  const startPage = 'https://shop.example/?a=1&b=2'
  expect(readSetupResponse(bytes(setupResponse(stamp, { startPage })))).toEqual({ code: '200', says: 'OK', startPage })
  expect(readSetupResponse(bytes(setupResponse(stamp, { code: '401', says: 'Who?' })))).toEqual({
    ...{ code: '401', says: 'Who?', startPage: undefined },
  })
})

test('a basket is read with all that it says of its items', () => {
  const item = {
    ...{ quantity: '2', supplierPartId: 'D-1', price: '3.20', currency: 'EUR', unit: 'EA', priceBasis: '100' },
    ...{ description: 'Galvanised', shortName: 'Screws', unspsc: '31161509', leadTimeDays: '3' },
  }
  expect(readOrderMessage(bytes(orderMessage(stamp, 'visit', [item])))).toEqual({ buyerCookie: 'visit', items: [item] })
  expect(readOrderMessage(bytes('<cXML><Message/></cXML>'))).toBeUndefined()
})

describe('of a DOCTYPE', () => {
  const order = '<cXML><Message><PunchOutOrderMessage/></Message></cXML>'
  const bomb = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">'
  test.each([
    ['none', order, undefined],
    [
      'one with a system id',
      `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.040/cXML.dtd">${order}`,
      undefined,
    ],
    ['one behind the declaration', `<?xml version="1.0"?>\n<!DOCTYPE cXML SYSTEM 'cXML.dtd' >${order}`, undefined],
    ['one with an internal subset', `<!DOCTYPE cXML SYSTEM "cXML.dtd" [${bomb}]>${order}`, 'DOCTYPE'],
    ['one with nothing but a subset', `<!DOCTYPE cXML [${bomb}]><cXML>&b;</cXML>`, 'DOCTYPE'],
    [
      'one with a subset in its system id',
      `<!DOCTYPE cXML SYSTEM "a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]">${order}`,
      'DOCTYPE',
    ],
    ['one with a public id', `<!DOCTYPE cXML PUBLIC "-//x//" "http://127.0.0.1:1/x.dtd">${order}`, 'DOCTYPE'],
    ['one of something else', `<!DOCTYPE html SYSTEM "about:legacy-compat">${order}`, 'DOCTYPE'],
    ['two', `<!DOCTYPE cXML SYSTEM "a"><!DOCTYPE cXML SYSTEM "b">${order}`, 'DOCTYPE'],
    ['one within', `<cXML><!DOCTYPE cXML SYSTEM "a"></cXML>`, 'MALFORMED'],
    ['an entity without one', '<cXML>&b;</cXML>', 'ENTITY'],
    ['another root', '<html/>', 'NOT_UBL'],
  ])('%s is taken off, or refused: nothing is fetched', (_, text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  test('as long as it may be, it is looked at once', () => {
    const began = performance.now()
    codeOf(`<!DOCTYPE cXML SYSTEM${' '.repeat(1_000_000)}`)
    codeOf(`${' '.repeat(1_000_000)}<!DOCTYPE`)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

test('whatever comes is read, or refused', () => {
  const good = orderMessage(stamp, 'visit', [{ quantity: '1', description: 'Drill' }])
  fc.assert(
    fc.property(fc.nat(good.length), fc.nat(20), fc.string({ unit: 'binary', maxLength: 20 }), (at, cut, put) => {
      codeOf(good.slice(0, at) + put + good.slice(at + cut))
    }),
  )
})
