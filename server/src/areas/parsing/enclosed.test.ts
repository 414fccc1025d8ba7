import { enclose, readDocument, write } from '@kontor/ubl'
import { expect, test } from 'vitest'
import { documentOf } from '../documents/testing.ts'
import { asBase64, enclosedIn } from './enclosed.ts'

const enclosing = (...texts: string[]) =>
  write(
    enclose(
      readDocument(documentOf('Invoice')),
      texts.map((base64) => ({ name: 'a.pdf', mediaType: 'application/pdf', base64 })),
    ),
  )

test('every byte of an enclosed file comes back, however its base64 is broken into lines', () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, n) => (n * 7) % 256)
  const base64 = asBase64({ name: '', mediaType: '', bytes })
  const inLines = base64.replaceAll(/.{76}/g, '$&\r\n  ')
  const found = enclosedIn(enclosing(base64, inLines)).map((file) => Buffer.compare(file.bytes, bytes))
  expect(found).toEqual([0, 0])
})

test.each(['QQ', 'QQ=', 'QQ==QQ==', 'QU-_', 'QUI=!', '===='])('%j is no base64: nothing is made of it', (text) => {
  expect(enclosedIn(enclosing(text))).toEqual([])
})
