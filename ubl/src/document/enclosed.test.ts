import { describe, expect, test } from 'vitest'
import type { Profile } from '../rules/profiles.ts'
import { bytesOf, fullInvoice, plainForm, textOfBytes } from '../testing/fixtures.ts'
import { compose } from '../trade/compose.ts'
import { validate } from '../validate.ts'
import { read } from '../xml/read.ts'
import { write } from '../xml/write.ts'
import { enclose, enclosedFiles, encloses } from './enclosed.ts'

const file = { name: 'hours.pdf', mediaType: 'application/pdf', base64: 'QUJD' }
const plain = compose(plainForm)
const embedded = (id: string, attributes: string, base64: string) =>
  `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject ${attributes}>${base64}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`
const enclosing = (...references: string[]) =>
  bytesOf(
    textOfBytes(write(plain)).replace(
      '<cac:AccountingSupplierParty>',
      `${references.join('')}<cac:AccountingSupplierParty>`,
    ),
  )
const rulesBroken = (bytes: Uint8Array, profile: Profile = 'kontor') =>
  validate(bytes, { profile }).results.map(({ rule, severity }) => `${rule} ${severity}`)

describe('a file in a document', () => {
  test('is found again, where it was put', () => {
    const tree = enclose(plain, [file, { ...file, name: 'other.pdf' }])
    expect([encloses(plain), encloses(tree)]).toEqual([false, true])
    expect(enclosedFiles(read(write(tree)))).toEqual([
      { ...file, size: 3 },
      { ...file, name: 'other.pdf', size: 3 },
    ])
    expect(rulesBroken(write(tree), 'peppol')).toEqual(rulesBroken(write(plain), 'peppol'))
  })

  test('is put in under the prefixes that the document has itself', () => {
    const renamed = textOfBytes(fullInvoice).replaceAll(/\b(cac|cbc)(?=[:=])/g, 'x$1')
    const before = enclosedFiles(read(fullInvoice)).length
    expect(enclosedFiles(read(write(enclose(read(bytesOf(renamed)), [file]))))).toHaveLength(before + 1)
  })

  test('without a name is called as its reference, by its kind', () => {
    const bytes = enclosing(
      embedded('T-1', 'mimeCode="application/pdf"', 'QUJD'),
      embedded('T-2', 'mimeCode="a/b"', 'QUJD'),
    )
    expect(enclosedFiles(read(bytes)).map(({ name }) => name)).toEqual(['T-1.pdf', 'T-2'])
  })

  test.each([
    ['empty', '', ['KONTOR-09 warning']],
    ['no base64', 'QQ=', ['SCHEMA-TYPE fatal']],
  ])('that is %s is left out, and said to be so', (_, base64, broken) => {
    const bytes = enclosing(embedded('T-1', 'mimeCode="application/pdf"', base64))
    expect(enclosedFiles(read(bytes))).toEqual([])
    expect(rulesBroken(bytes)).toEqual(expect.arrayContaining(broken))
  })

  test('beyond the hundredth is left out, and said to be so', () => {
    const some = (count: number) =>
      enclosing(...Array.from({ length: count }, (_, n) => embedded(`T-${n}`, 'mimeCode="text/csv"', 'QUJD')))
    expect(enclosedFiles(read(some(101)))).toHaveLength(100)
    expect(rulesBroken(some(101))).toContain('KONTOR-10 warning')
    expect(rulesBroken(some(100))).not.toContain('KONTOR-10 warning')
  })
})
