import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { heldBytes } from '../../platform/contents/index.ts'
import { sizeOfJpeg, sizeOfPng } from '../../platform/picture-size.ts'
import { kindOf } from './kinds.ts'
import { pageRunsOf, pagesOf, pictureOf } from './pages.ts'
import { pixelsFor } from './pixels.ts'
import { encrypted, endlessForms, pdfOf, textStream } from './testing-pdf.ts'

const held = (bytes: Uint8Array) => heldBytes(bytes)
const bill = pdfOf([textStream(['Invoice H-100', 'IBAN DE02 1203 0000 0000 2020 51']), textStream(['Page two'])])

const photo = (width: number, height: number, type: 'png' | 'jpeg' = 'png') => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#334'
  context.fillRect(0, 0, width, height)
  return type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg')
}

describe('the pages of a file', { timeout: 60_000 }, () => {
  test('are pictures as wide as they are wanted, with their words and where these stand', async () => {
    expect(await pagesOf(held(bill))).toEqual([
      { width: 595, height: 842 },
      { width: 595, height: 842 },
    ])
    const { type, body } = await pictureOf(held(bill), 1, 800)
    expect([type, sizeOfPng(Buffer.from(body))]).toEqual(['image/png', [800, 1133]])
    const { Run } = await pageRunsOf(held(bill), 1)
    expect(Run.map(({ Text }) => Text)).toEqual(['Invoice H-100', 'IBAN DE02 1203 0000 0000 2020 51'])
    expect(Run[0]).toMatchObject({ Left: 1008, Height: 202 })
    await expect(pictureOf(held(bill), 3, 800)).rejects.toMatchObject({ code: 'ResourceNotFound' })
  })

  test('of a picture are one page, never larger than it came', async () => {
    const jpeg = photo(640, 480, 'jpeg')
    expect(await pagesOf(held(jpeg))).toEqual([{ width: 640, height: 480 }])
    const { type, body } = await pictureOf(held(jpeg), 1, 2000)
    expect([type, sizeOfJpeg(Buffer.from(body))]).toEqual(['image/jpeg', [640, 480]])
    expect(await pageRunsOf(held(jpeg), 1)).toEqual({ Run: [] })
  })

  /** A PNG whose head says that it is so large; there is nothing behind it. */
  const bomb = (width: number, height: number) => {
    const bytes = Buffer.from(photo(10, 10))
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }
  test.each([
    ['needs a password', pdfOf([''], encrypted), 'PASSWORD'],
    ['breaks off', Buffer.from('%PDF-1.7\n1 0 obj <<'), 'DAMAGED'],
    ['is no picture behind its first bytes', Buffer.concat([photo(4, 4).subarray(0, 40)]), 'DAMAGED'],
    ['has a thousand pages', pdfOf(Array.from({ length: 1000 }, () => '')), 'PAGES'],
    ['unpacks to billions of pixels', bomb(60_000, 60_000), 'PIXELS'],
  ])('are refused of a file that %s, and the next is shown', async (_what, bytes, reason) => {
    await expect(pagesOf(held(bytes))).rejects.toMatchObject({ code: 'DocumentRefused', details: { reason } })
    expect(await pagesOf(held(bill))).toHaveLength(2)
  })

  test('take no script, no action and nothing from elsewhere along', async () => {
    const objects = ['<< /S /JavaScript /JS (while (true) {}) >>', '<< /S /URI /URI (http://127.0.0.1:1/) >>']
    const busy = pdfOf([textStream(['Harmless'])], { objects, page: '/AA << /O 4 0 R >>', more: '/OpenAction 5 0 R' })
    expect(sizeOfPng(Buffer.from((await pictureOf(held(busy), 1, 400)).body))).toEqual([400, 567])
  })

  test('that take too long or too much are given up, and the next file is shown', async () => {
    const endless = pdfOf(['/X Do'], endlessForms(9))
    await expect(pictureOf(held(endless), 1, 3000)).rejects.toMatchObject({
      code: 'DocumentRefused',
      details: { reason: expect.stringMatching(/^(TIME|MEMORY)$/) },
    })
    expect(await pagesOf(held(bill))).toHaveLength(2)
  })
})

test.each([
  [{ width: 600, height: 800 }, 1200, { width: 1200, height: 1600 }],
  [{ width: 600, height: 800 }, 3000, { width: 3000, height: 4000 }],
  [{ width: 10, height: 100_000 }, 3000, { width: 35, height: 346_411 }],
])('a page of %o that is wanted %i wide gets no more pixels than fit', (page, wanted, expected) => {
  expect(pixelsFor(page, wanted)).toEqual(expected)
})

test.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['PK\x03\x04invoice.pdf', 'archive'],
  ['PK\x03\x04......[Content_Types].xml', 'office'],
  ['MZ\x90\x00', 'program'],
  ['\x7fELF', 'program'],
  ['#!/bin/sh', 'program'],
  ['II*\x00', 'tiff'],
  ['\x00\x00\x00\x18ftypheic', 'heic'],
  ['<svg onload=alert(1)>', 'other'],
])('a file that begins with %j is known by its bytes', (start, kind) => {
  expect(kindOf(Buffer.from(start, 'latin1'))).toBe(kind)
})
