import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullCii, fullInvoice, textOfBytes } from '../testing/fixtures.ts'
import { parsedBySaxes, parsedByUs } from '../testing/parsed.ts'

/** A sample in `npm test`; `npm run soak -- documents` runs 10,000. */
const runs = Number(process.env['KONTOR_ROUNDS'] ?? 500)

/** Namespaces in XML 1.0 §3 and §6 ask for more of names with a colon; saxes does not. */
const isStricter = (refused: string): boolean => /malformed name|instruction has a colon|is no name/.test(refused)

/** Namespaces in XML 1.0 §2.2 takes a URI as it stands; saxes trims it. */
const isTrimmedBySaxes = (text: string): boolean => /xmlns[^=]*=\s*(?:"(?:\s|[^"]*\s")|'(?:\s|[^']*\s'))/.test(text)

function expectSame(text: string): void {
  if (isTrimmedBySaxes(text)) return
  const [ours, theirs] = [parsedByUs(text), parsedBySaxes(text)]
  if ('refused' in ours && 'events' in theirs && isStricter(ours.refused)) return
  if ('refused' in ours)
    expect({ text, ours, theirs: Object.keys(theirs) }).toEqual({ text, ours, theirs: ['refused'] })
  else expect({ text, ...ours }).toEqual({ text, ...theirs })
}

/** What XML is made of, right and wrong, so that chance puts it together in every way. */
const pieces = [
  '<a>',
  '</a>',
  '<b:c>',
  '</b:c>',
  '<a/>',
  '<b:c />',
  '<a x="1">',
  '<a x=\'1\' x="2">',
  '<a b:x="1" c:x="2">',
  '<a x=1>',
  '<a x>',
  '<a xmlns="urn:d">',
  '<a xmlns="">',
  '<b:c xmlns:b="urn:n">',
  '<a xmlns:b="urn:n" xmlns:c="urn:n">',
  '<a xmlns:b="">',
  '<a xmlns:xml="urn:x">',
  '<xmlns:a>',
  '<a xml:space="preserve">',
  '<a x="&lt;\t\n&#10;&amp;">',
  '<a x="<">',
  '<a x="1"y="2">',
  '<:a>',
  '<a:>',
  '<1>',
  '< a>',
  '</a >',
  '</ a>',
  '<é>',
  '</é>',
  '&amp;',
  '&#65;',
  '&#x1F600;',
  '&#0;',
  '&#xD800;',
  '&#xFFFE;',
  '&nbsp;',
  '&',
  '&;',
  '&#;',
  '&#x;',
  'text',
  ' ',
  '\n',
  '\r\n',
  '\r',
  '\t',
  ']]>',
  ']]',
  '>',
  '\u0001',
  '\u007f',
  '\u0085',
  '\ufffe',
  '<![CDATA[x<&]]>',
  '<![CDATA[',
  '<![CDATA[]]>',
  '<!-- c -->',
  '<!-- -- -->',
  '<!---->',
  '<!--',
  '<?p i?>',
  '<?p?>',
  '<?xml?>',
  '<?XML x?>',
  '<??>',
  '<?xml version="1.0"?>',
  '<!DOCTYPE a>',
  '<!',
  '<',
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
] // prettier-ignore

const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''))
const within = fc
  .array(fc.constantFrom(...pieces), { maxLength: 8 })
  .map((parts) => `<a xmlns:b="urn:n" xmlns:c="urn:n2">${parts.join('')}</a>`)

const whole = [textOfBytes(fullInvoice), textOfBytes(fullCii)]
const mutated = fc
  .tuple(
    fc.constantFrom(...whole),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(30),
    fc.constantFrom('', ...pieces),
  )
  .map(([text, place, cut, put]) => {
    const at = Math.floor(place * text.length)
    return text.slice(0, at) + put + text.slice(at + cut)
  })

describe('our parser is as strict as saxes, and sees the same', () => {
  test.each(whole)('in a whole document', (text) => {
    expect(parsedByUs(text)).toEqual(parsedBySaxes(text))
    expectSame(text.replaceAll('\n', '\r\n'))
  })

  test('but for the URI of a namespace, which it takes as it stands', () => {
    expect(parsedByUs('<a xmlns=" urn:d\n"/>')).toEqual({ events: ['<{ urn:d }a a 1 xmlns= urn:d >', 'end'] })
  })

  test.each([...pieces, ...pieces.map((piece) => `<a xmlns:b="urn:n" xmlns:c="urn:n">${piece}</a>`)])(
    'in %j',
    (text) => {
      expectSame(text)
    },
  )

  test.each<[string, fc.Arbitrary<string>]>([
    ['in the pieces of XML, put together by chance', soup],
    ['in those pieces inside of an element', within],
    ['in documents with a place changed', mutated],
  ])('%s', { timeout: 30_000 + runs * 20 }, (_, texts) => {
    fc.assert(fc.property(texts, expectSame), { numRuns: runs })
  })
})
