import fc from 'fast-check'
import { zlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../read-any.ts'
import { englishWords } from '../../render/words.ts'
import { bytesOf, fullCii, fullInvoice, textOfBytes } from '../../testing/fixtures.ts'
import { read } from '../../xml/read.ts'
import { Refusal } from '../../xml/refusal.ts'
import { writeFacturX } from '../factur-x.ts'
import { xmlOf } from './enclosed.ts'

const xml = '<a>ä</a>'
const ours = await writeFacturX(read(fullInvoice), { words: englishWords, locale: 'en' })

const binary = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
const raw = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const stream = (dictionary: string, content: Uint8Array): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${raw(content)}\nendstream`

/** A PDF as others write them: the objects, and the trailer. */
const pdf = (objects: Readonly<Record<number, string>>, trailer = '<< /Root 1 0 R >>'): Uint8Array =>
  binary(
    `%PDF-1.7\n${Object.entries(objects)
      .map(([id, object]) => `${id} 0 obj\n${object}\nendobj\n`)
      .join('')}trailer\n${trailer}\nstartxref\n0\n%%EOF\n`,
  )

const names = '<< /Names << /EmbeddedFiles << /Names [(x) 2 0 R] >> >> >>'
const specification = (name = '(factur-x.xml)') => `<< /Type /Filespec /F ${name} /EF << /F 3 0 R >> >>`
const hybrid = { 1: names, 2: specification(), 3: stream('', bytesOf(xml)) }

const refusal = (bytes: Uint8Array): Refusal => {
  try {
    xmlOf(bytes)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was read.')
}

describe('the XML of a hybrid PDF', () => {
  test.each<[string, Uint8Array]>([
    ['among the names', pdf(hybrid)],
    ['as an associated file', pdf({ ...hybrid, 1: '<< /AF [2 0 R] >>' })],
    [
      'in a tree of names',
      pdf({ ...hybrid, 1: '<</Names<</EmbeddedFiles 4 0 R>>>>', 4: '<</Kids[5 0 R]>>', 5: '<</Names[<78>2 0 R]>>' }),
    ],
    ['packed', pdf({ ...hybrid, 3: stream('/Filter [/FlateDecode]', zlibSync(bytesOf(xml))) })],
    ['under the name of ZUGFeRD 2.0', pdf({ ...hybrid, 2: specification('(zugferd-invoice.xml)') })],
    ['under the name of ZUGFeRD 1', pdf({ ...hybrid, 2: specification('(ZUGFeRD-invoice.xml)') })],
    [
      'under the name of XRechnung, in UTF-16',
      pdf({
        ...hybrid,
        2: specification(
          `<feff${[...'xrechnung.xml'].map((char) => `00${char.charCodeAt(0).toString(16)}`).join('')}>`,
        ),
      }),
    ],
    ['under a name with escapes', pdf({ ...hybrid, 2: specification('(fac\\\ntur\\055x\\.xml)') })],
    [
      'with a length that stands elsewhere',
      pdf({ ...hybrid, 3: `<< /Length 4 0 R >>\nstream\n${raw(bytesOf(xml))}\nendstream`, 4: '9' }),
    ],
    [
      'with comments and names in other letters',
      pdf({ ...hybrid, 1: '<< % a comment\n/N#61mes << /EmbeddedFiles << /Names [(x) 2 0 R] >> >> >>' }),
    ],
    [
      'replaced by an update',
      binary(raw(pdf({ ...hybrid, 3: stream('', bytesOf('<old/>')) })) + raw(pdf({ 3: stream('', bytesOf(xml)) }))),
    ],
    [
      'behind a picture that looks like objects',
      pdf({ 9: stream('', bytesOf('3 0 obj << /Length 1 >> stream')), ...hybrid }),
    ],
  ])('is found %s', (_, bytes) => {
    expect(textOfBytes(xmlOf(bytes)).trim()).toBe(xml)
  })

  test('is found where the objects are packed into streams of objects', () => {
    const objects = [names, specification()]
    const places = `1 0 2 ${objects[0]?.length} `
    const container = stream(
      `/Type /ObjStm /N 2 /First ${places.length} /Filter /FlateDecode`,
      zlibSync(binary(places + objects.join(''))),
    )
    const table = stream('/Type /XRef /Root 1 0 R', new Uint8Array(4))
    const bytes = binary(`%PDF-1.7\n3 0 obj ${hybrid[3]} endobj\n4 0 obj ${container} endobj\n5 0 obj ${table} endobj`)
    expect(textOfBytes(xmlOf(bytes)).trim()).toBe(xml)
  })

  test('is the invoice that it is', () => {
    const bytes = pdf({ ...hybrid, 3: stream('/Filter /FlateDecode', zlibSync(fullCii)) })
    expect(readDocument(xmlOf(bytes)).type).toBe('Invoice')
  })

  test('leaves a file that is no PDF as it is', () => {
    for (const bytes of [fullInvoice, bytesOf('{"_D": "%PDF-1.7"}'), bytesOf('<a>%PDF-1.7</a>')])
      expect(xmlOf(bytes)).toBe(bytes)
  })
})

describe('a PDF is refused, with a reason', () => {
  const zeros = (megabytes: number) => zlibSync(new Uint8Array(megabytes * 1_000_000))
  test.each<[string, Uint8Array, Refusal['code'], string]>([
    ['without an invoice', pdf({ 1: '<< >>' }), 'NO_XML', 'it embeds no file'],
    ['with other files only', pdf({ ...hybrid, 2: specification('(terms.pdf)') }), 'NO_XML', 'it embeds terms.pdf'],
    ['that is encrypted', pdf(hybrid, '<< /Root 1 0 R /Encrypt 7 0 R >>'), 'ENCRYPTED', 'without a password'],
    ['that is cut', ours.subarray(0, ours.length / 2), 'NOT_PDF', 'damaged'],
    ['without anything', binary('%PDF-1.7'), 'NOT_PDF', 'no catalogue'],
    [
      'whose invoice is cut',
      pdf({ ...hybrid, 3: stream('/Filter /FlateDecode', zlibSync(fullCii).subarray(0, 300)) }),
      'NOT_PDF',
      'cannot be decompressed',
    ],
    [
      'whose invoice is packed otherwise',
      pdf({ ...hybrid, 3: stream('/Filter /LZWDecode', bytesOf('x')) }),
      'NOT_PDF',
      'LZWDecode',
    ],
    [
      'that unpacks to 60 MB',
      pdf({ ...hybrid, 3: stream('/Filter /FlateDecode', zeros(60)) }),
      'SIZE',
      'expands to more than',
    ],
    [
      'with a bomb packed twice',
      pdf({ ...hybrid, 3: stream('/Filter [/FlateDecode /FlateDecode]', zlibSync(zeros(60))) }),
      'NOT_PDF',
      'FlateDecode and FlateDecode',
    ],
    [
      'with a bomb among its objects',
      pdf({ ...hybrid, 4: stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', zeros(60)) }),
      'SIZE',
      'expands to more than',
    ],
    ['of more than 10 MB', binary(`%PDF-1.7\n${' '.repeat(10_000_000)}`), 'SIZE', 'more than the maximum of'],
    ['with a million values', pdf({ 1: `[${'0 '.repeat(1_100_000)}]` }), 'NODES', 'more than 1000000 values'],
    ['nested without end', pdf({ 1: '['.repeat(100_000) }), 'NOT_PDF', 'nested more than 64 levels'],
    ['with a string without end', pdf({ 1: '('.repeat(1_000_000) }), 'NOT_PDF', 'is not closed'],
  ])('%s', (_, bytes, code, says) => {
    const { code: found, message } = refusal(bytes)
    expect(found).toBe(code)
    expect(message).toContain(says)
  })

  test.each<[string, (size: number) => Uint8Array]>([
    ['values', (size) => pdf({ 1: `[${'0 '.repeat(size)}]` })],
    ['levels', (size) => pdf({ 1: '['.repeat(size) })],
    ['open strings', (size) => pdf({ 1: '('.repeat(size) })],
    ['open comments', (size) => pdf({ 1: '%'.repeat(size) })],
    ['objects', (size) => binary(`%PDF-1.7\n${'1 0 obj\n'.repeat(size)}`)],
    ['open streams', (size) => binary(`%PDF-1.7\n${'1 0 obj << >> stream\n'.repeat(size)}`)],
    ['trailers', (size) => binary(`%PDF-1.7\n${'trailer <<\n'.repeat(size)}`)],
  ])('about as soon for many %s at once as for a tenth of them ten times, not ten times as late', (_, of) => {
    const [whole, tenth] = [of(400_000), of(40_000)]
    // What the thread works: on a busy machine what takes longer is interrupted more often.
    const timeFor = (bytes: Uint8Array, times: number): number => {
      const before = process.threadCpuUsage()
      for (let i = 0; i < times; i++) refusal(bytes)
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    }
    // The least of some, in turns: what else the thread does, as collecting garbage, only ever adds.
    const least = { whole: Number.POSITIVE_INFINITY, tenth: Number.POSITIVE_INFINITY }
    // The time of a thread is counted in steps of some milliseconds: below two of them it tells nothing.
    const isAsSoon = () => least.whole < 5 * Math.max(least.tenth, 10_000)
    for (let round = 0; round < 3 || (round < 40 && !isAsSoon()); round++) {
      least.whole = Math.min(least.whole, timeFor(whole, 1))
      least.tenth = Math.min(least.tenth, timeFor(tenth, 10))
    }
    expect(isAsSoon(), JSON.stringify(least)).toBe(true)
  })

  test('where many numbers lead to one place that is read again and again', () => {
    const heavy = `(${'x'.repeat(1_000_000)})`
    const places = Array.from({ length: 1000 }, (_, i) => `${i + 10} 0 `).join('')
    const container = stream(
      `/Type /ObjStm /N 1000 /First ${places.length} /Filter /FlateDecode`,
      zlibSync(binary(places + heavy)),
    )
    expect(refusal(pdf({ ...hybrid, 4: container })).code).toBe('SIZE')
  })

  test('where it refers to itself, and does not run in circles', () => {
    expect(refusal(pdf({ 1: '1 0 R' })).code).toBe('NOT_PDF')
    const circle = pdf({ 1: '<</Names<</EmbeddedFiles 4 0 R>>>>', 4: '<</Kids[4 0 R 5 0 R]>>', 5: '<</Kids[4 0 R]>>' })
    expect(refusal(circle).code).toBe('NO_XML')
  })

  test('or read, whatever becomes of its bytes: never another error', () => {
    const change = fc.record({ at: fc.nat(ours.length - 1), by: fc.uint8Array({ maxLength: 8 }), drop: fc.nat(40) })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
        let bytes = raw(ours)
        for (const { at, by, drop } of changes) bytes = bytes.slice(0, at) + raw(by) + bytes.slice(at + drop)
        try {
          xmlOf(binary(bytes))
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})
