import { describe, expect, test } from 'vitest'
import { documentTypes } from '../model/document-types.ts'
import { documentNamespace } from '../model/namespaces.ts'
import { englishWords, renderWords } from '../render/words.ts'
import { bytesOf, fullInvoice, plainForm, withText } from '../testing/fixtures.ts'
import { seenIn } from '../testing/pdf.ts'
import { compose } from '../trade/compose.ts'
import { read } from '../xml/read.ts'
import type { Tree } from '../xml/tree.ts'
import { PdfFile } from './read/file.ts'
import { writePdf } from './write.ts'

const invoice = read(fullInvoice)
const created = new Date('2026-11-21T10:00:00Z')
const pdf = (tree: Tree, locale = 'en-GB', dir: 'ltr' | 'rtl' = 'ltr') =>
  writePdf(tree, { words: englishWords, locale, dir, created })
const seen = async (tree: Tree, locale?: string) => seenIn(await pdf(tree, locale))
const textOf = async (tree: Tree, locale?: string) => (await seen(tree, locale)).pages.map(({ text }) => text).join(' ')

const lines = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => ({ ...plainForm.lines[i % 3], id: String(i + 1) }) as (typeof plainForm.lines)[0],
  )

describe('a PDF', { timeout: 30_000 }, () => {
  test('shows who, when, what, how much and how to pay, as the page in HTML does', async () => {
    const text = await textOf(invoice)
    for (const part of [
      'Invoice',
      'RE-2026-0871',
      'Brandt Werkzeuge GmbH',
      'Nordlicht Handel AG',
      '20095 Hamburg',
      '18 Nov 2026',
      'Due 18 Dec 2026',
      'PO-4417',
      'Torque wrench 40–200 Nm',
      '−100.00',
      'VAT 19% on 950.00',
      'SEK 2,050.00',
      'Amount due, EUR',
      '1,000.00',
      'DE75 5121 0800 1245 1261 99',
      'Tools & calibration <autumn>',
      'hours.pdf',
    ])
      expect(text).toContain(part)
  })

  test('prints amounts digit by digit in the locale of the reader', async () => {
    const big = withText(invoice, '12345678901234567890.129', 'cac:LegalMonetaryTotal', 'cbc:PayableAmount')
    expect((await textOf(big, 'de-DE')).replaceAll(' ', '')).toContain('12.345.678.901.234.567.890,129')
  })

  test('is A4, says its language and its title, and is tagged in the order of reading', async () => {
    const { pages, info, metadata } = await seen(invoice)
    expect(pages[0]?.view).toEqual([0, 0, 595.28, 841.89])
    expect(info).toMatchObject({ Title: 'Invoice RE-2026-0871', Language: 'en-GB' })
    expect(metadata?.get('dc:title')).toBe('Invoice RE-2026-0871')
    const roles = [...JSON.stringify(pages[0]?.structure).matchAll(/"role":"(?!Root)(\w+)"/g)].map(([, role]) => role)
    expect(roles.slice(0, 4)).toEqual(['Document', 'H1', 'P', 'P'])
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'THead', 'TH', 'TBody', 'TR', 'TD'])
      expect(roles).toContain(role)
  })

  test('of two hundred lines has all of them, the heads of the columns on each page, and says which page of how many', async () => {
    const { pages } = await seen(compose({ ...plainForm, lines: lines(200) }))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach(({ text }, i) => {
      expect(text).toContain(`Page ${i + 1} of ${pages.length}`)
      if (text.includes('Torque wrench')) expect(text).toMatch(/No\. Item Quantity Price VAT Net/)
    })
    const numbers = pages.flatMap(({ pieces }) =>
      pieces.filter(({ x, text }) => x === 48 && /^\d+$/.test(text)).map(({ text }) => text),
    )
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, i) => String(i + 1)))
  })

  test('loses nothing of a text that is longer than a page, nor of a word that is longer than a line', async () => {
    const words = Array.from({ length: 3000 }, (_, i) => `w${i}`)
    const line = {
      ...plainForm.lines[0],
      name: words.join(' '),
      description: 'x'.repeat(5000),
    } as (typeof plainForm.lines)[0]
    const { pages } = await seen(compose({ ...plainForm, note: words.join(' '), lines: [line] }))
    const text = pages.map(({ text: one }) => one).join(' ')
    const found = text.match(/\bw\d+\b/g) ?? []
    expect(found).toEqual([...words, ...words])
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(5000)
    for (const { pieces } of pages) for (const { y } of pieces) expect(y).toBeGreaterThan(30)
  })

  test('shapes Arabic, from right to left, with its figures forwards, and says it as it is read', async () => {
    const name = 'شركة النور للتجارة (الرياض)'
    const tree = compose({ ...plainForm, currency: 'SAR', seller: { ...plainForm.seller, name } })
    const bytes = await pdf(tree, 'ar-EG', 'rtl')
    const { pages } = await seenIn(bytes)
    const pieces = pages[0]?.pieces ?? []
    expect(pieces.find(({ text }) => text.includes('Invoice'))?.x).toBeGreaterThan(400)
    const [first, last] = ['شركة', 'للتجارة'].map((word) =>
      pieces.find(({ text }) => text.normalize('NFKC').includes(word)),
    )
    if (first && last && first !== last) expect(first.x).toBeGreaterThan(last.x)
    expect(pages[0]?.text).toContain('٩٬٢١٤٫١٧')
    const actualTexts = [...new PdfFile(bytes).objects.values()].flatMap((value) => {
      const actual = value instanceof Map ? value.get('ActualText') : undefined
      return typeof actual === 'string' ? [utf16(actual)] : []
    })
    expect(actualTexts).toContain(name)
  })

  test('sets Hebrew from right to left, with its figures forwards', async () => {
    const { pages } = await seen(withText(invoice, 'מפתח מומנט 40', 'cbc:Note'))
    const pieces = pages.flatMap((one) => one.pieces)
    const [first, second, figures] = ['מפתח', 'מומנט', '40'].map((word) => pieces.find(({ text }) => text === word))
    expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY)
    expect(second?.x).toBeGreaterThan(figures?.x ?? Number.POSITIVE_INFINITY)
  })

  test.each([
    ['Chinese', '深圳市华强电子有限公司'],
    ['Chinese as in Taiwan', '臺灣積體電路製造股份有限公司'],
    ['Japanese', '請求書 トヨタ自動車株式会社「ねじ」'],
    ['Korean', '삼성전자 주식회사'],
    ['Cyrillic', 'ООО «Ромашка», Київ'],
    ['Greek', 'Ελληνικά Εργαλεία ΑΕ'],
    ['Vietnamese', 'Công ty Cổ phần Sữa Việt Nam'],
    ['Thai', 'บริษัท น้ำตาลไทย จำกัด (มหาชน)'],
    ['Hindi', 'श्री राम ट्रेडिंग कंपनी प्राइवेट लिमिटेड क्षत्रिय र्‍य'],
    ['Bengali', 'বাংলাদেশ ট্রেডিং কোম্পানি লিমিটেড, ঢাকা-১২০৫'],
    ['Tamil', 'தமிழ் வணிக நிறுவனம் கொழும்பு ஸ்ரீ'],
    ['Georgian', 'შპს „საქართველოს ვაჭრობა“'],
    ['Armenian', 'ՍՊԸ «Հայաստան» և'],
    ['several scripts', 'Huawei 华为 삼성 Ромашка ไทย हिन्दी'],
    ['signs of trade', '₹ ₽ ₺ ฿ ৳ ✓ ✔ ☐ ☑ ☒ → • € ☎ ✉ ⌀ № ⚠'],
  ])('prints a name in %s, so that it can be searched and copied', async (_script, name) => {
    const bytes = await pdf(compose({ ...plainForm, seller: { ...plainForm.seller, name } }))
    const text = (await seenIn(bytes)).pages.map((one) => one.text).join(' ')
    expect(text).toContain(name)
    expect(text).not.toContain('□')
    // Only what is written is in the file, not the fonts whole.
    expect(bytes.length).toBeLessThan(400_000)
  })

  test('puts the vowels of Thai and of India where they are written, each letter with all that belongs to it', async () => {
    const { openFontsFor, faceWith } = await import('./fonts.ts')
    const words = ['น้ำ', 'हिन्दी', 'ঢাকা', 'ட்ரே']
    await openFontsFor(words.join(''))
    const drawn = words.map((word) => faceWith(word.codePointAt(0) ?? 0, 'regular')?.font.layout(word).glyphs)
    expect(drawn.map((glyphs) => glyphs?.map(({ codePoints }) => String.fromCodePoint(...codePoints)))).toEqual([
      ['น้ำ'],
      ['हि', 'न्दी'],
      ['ঢা', 'কা'],
      ['ட்ரே'],
    ])
  })

  test('is written also where somebody heaps marks on a letter without end', async () => {
    expect(await textOf(withText(invoice, `ก${'้'.repeat(1000)} क${'्क'.repeat(1000)}`, 'cbc:Note'))).toContain('क्क')
  })

  test('sets a Chinese name in bold, and the same letters in a note in regular', async () => {
    const name = '深圳市华强'
    const bytes = await pdf(compose({ ...plainForm, note: name, seller: { ...plainForm.seller, name } }))
    const fonts =
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/FontName \S+NotoSansSC-\w+/g) ?? []
    const count = (weight: string) => fonts.filter((font) => font.endsWith(`-${weight}`)).length
    expect(count('Regular')).toBeGreaterThan(0)
    expect(count('SemiBold')).toBe(count('Regular'))
  })

  test('breaks lines between the letters of Chinese, and none before a comma', async () => {
    const { pages } = await seen(withText(invoice, `Note ${'扭矩扳手四十牛米，'.repeat(30)}`, 'cbc:Note'))
    const rows = pages.flatMap(({ pieces }) => pieces.filter(({ text }) => text.includes('扳') || text.includes('，')))
    expect(Math.min(...rows.map(({ x }) => x))).toBe(48)
    expect(rows.filter(({ x, text }) => x === 48 && text.startsWith('，'))).toEqual([])
    expect(rows.some(({ text, x }) => x === 48 && text.startsWith('Note'))).toBe(false)
  })

  test.each([
    ['a script', 'ខ្មែរ'],
    ['a picture', '🔧'],
  ])('draws %s that it has no font for as boxes, and says it as it is', async (_what, name) => {
    const bytes = await pdf(withText(invoice, `${name} 1`, 'cbc:Note'))
    expect((await seenIn(bytes)).pages.map(({ text }) => text).join(' ')).toMatch(/□+ 1/)
    const actualTexts = [...new PdfFile(bytes).objects.values()].map((value) =>
      value instanceof Map ? value.get('ActualText') : undefined,
    )
    expect(actualTexts.some((one) => typeof one === 'string' && utf16(one) === `${name} 1`)).toBe(true)
  })

  test('keeps the breaks of a text, and lets nothing of the document become metadata', async () => {
    const tree = withText(withText(invoice, 'one\n   two  three', 'cbc:Note'), 'A&B</x><y>', 'cbc:ID')
    const { pages, metadata } = await seen(tree)
    expect(metadata?.get('dc:title')).toBe('Invoice A+B‹/x›‹y›')
    const pieces = pages.flatMap((page) => page.pieces)
    const [one, two] = ['one', 'two three'].map((text) => pieces.find((piece) => piece.text === text))
    expect([one?.x, two?.x]).toEqual([48, 48])
    expect(one?.y).toBeGreaterThan(two?.y ?? 0)
  })

  test('is the same file for the same document at the same time', async () => {
    expect(Buffer.from(await pdf(invoice)).equals(Buffer.from(await pdf(invoice)))).toBe(true)
  })

  test('of every type is there even when the document is nearly empty', async () => {
    for (const type of documentTypes) {
      const tree = read(bytesOf(`<${type} xmlns="${documentNamespace(type)}"/>`))
      expect(await textOf(tree)).toContain(renderWords[`paper.type.${type}`])
    }
  })
})

const utf16 = (text: string): string =>
  text.startsWith('þÿ') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text
