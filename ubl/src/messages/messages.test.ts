import { describe, expect, test } from 'vitest'
import type { Finding } from '../finding.ts'
import { filled, type Message } from '../message.ts'
import { listNames } from '../rules/peppol/post-award/code-lists.ts'
import { profiles } from '../rules/profiles.ts'
import { tradeDocument } from '../rules/trade-document.ts'
import { validateSchema } from '../schema/validate.ts'
import { everyCodeRule, everyElementRule, everyRule } from '../testing/every-rule.ts'
import { bytesOf, fullCii, fullInvoice, plainForm, textOfBytes } from '../testing/fixtures.ts'
import { checkForm } from '../trade/check-form.ts'
import { validate } from '../validate.ts'
import { read } from '../xml/read.ts'
import { findingMessages, type Messages, translateFinding } from './index.ts'

/** A finding in the words of a language, terms among its arguments included. */
const translated = (finding: Finding, words: Messages) =>
  translateFinding(finding, (message) => inWords(message, words))

const inWords = (message: string | Message, words: Messages): string =>
  typeof message === 'string'
    ? (words[message] ?? message)
    : filled(
        words[message.id] ?? message.id,
        message.arguments.map((argument) => inWords(argument, words)),
      )

/** What a text needs of a catalogue: the sentence, and the phrases among its values that are words of ours. */
const needs = (text: string | Message): string[] =>
  typeof text === 'string'
    ? [text]
    : [
        text.id,
        ...text.arguments.filter(
          (value): value is string =>
            typeof value === 'string' &&
            /^[a-z][a-z' -]+$/i.test(value) &&
            !/^(undefined|[A-Z]{1,3}|VATEX-[A-Z-]+)$/.test(value),
        ),
      ]

const anElement = { name: 'cbc:ID', tag: 'cbc:ID', attributes: [], children: [], line: 0 }
const anInvoice = tradeDocument(read(fullInvoice))
const wanted = new Set([
  ...everyRule.flatMap(({ says, fix }) =>
    [typeof says === 'function' ? says(anElement, anInvoice) : says, fix].flatMap(needs),
  ),
  ...everyElementRule.flatMap(({ says, fix }) => [says(anElement), fix].flatMap(needs)),
  ...everyCodeRule.map(({ what }) => what),
  ...Object.values(listNames),
])

type Locale = keyof typeof findingMessages
const messagesIn = async (locale: Locale): Promise<Messages> => (await findingMessages[locale]()).default

test('English holds every sentence of a rule, whatever profile judges by it', async () => {
  const english = await messagesIn('en-US')
  expect([...wanted].filter((text) => english[text] !== text)).toEqual([])
})

const messageIn = async (finding: Finding | undefined, locale: Locale): Promise<string> =>
  finding ? translated(finding, await messagesIn(locale)).message : ''

test('a finding of the schema names its place and its values in the language of the reader', async () => {
  const broken = textOfBytes(fullInvoice).replace(/<([a-z]+:)?IssueDate>[^<]*/, '<$1IssueDate>tomorrow')
  const [finding] = validateSchema(read(bytesOf(broken)))
  expect(await messageIn(finding, 'de-DE')).toBe('cbc:IssueDate: angegeben "tomorrow", richtig Datum wie 2026-11-21.')
  expect(await messageIn(finding, 'da-DK')).toBe('cbc:IssueDate: angivet "tomorrow", skal være dato som 2026-11-21.')
})

test('a finding of a form speaks German, Arabic and English', async () => {
  const [finding] = checkForm({ ...plainForm, issueDate: 'soon' })
  expect(await messageIn(finding, 'de-DE')).toBe('"soon" ist nicht gültig als: Datum.')
  expect(await messageIn(finding, 'ar')).toContain('تاريخ')
  expect(await messageIn(finding, 'en-US')).toBe(finding?.message)
})

describe.each(['de-DE', 'fr-FR', 'es-ES', 'da-DK', 'ar'] as const)('what is wrong with an invoice, in %s', (locale) => {
  const gaps = /<(\w+:(?:ID|Name|CompanyID|TaxAmount|IssueDate|IBANID|Content|TypeCode))\b[^>]*>[^<]*<\/\1>/g
  const holed = (bytes: Uint8Array) => bytesOf(textOfBytes(bytes).replace(gaps, ''))
  const broken = [fullInvoice, fullCii].map(holed)

  test.each(profiles)('nothing is said in English by the profile %s', async (profile) => {
    const words = await messagesIn(locale)
    const findings = broken.flatMap((bytes) => validate(bytes, { profile }).results)
    expect(findings.length).toBeGreaterThan(10)
    const shownText = findings.map((finding) => ({ finding, inOurs: translated(finding, words) }))
    const english = shownText.filter(
      ({ finding, inOurs }) => finding.message === inOurs.message || finding.fix === inOurs.fix,
    )
    expect(english.map(({ finding }) => [finding.rule, finding.message, finding.fix])).toEqual([])
  })
})

/** One file for each way in which a file is not read. */
const unreadable: Record<string, Uint8Array> = Object.fromEntries(
  Object.entries({
    nothing: '',
    'a DOCTYPE': '<!DOCTYPE a><a/>',
    'a cut file': textOfBytes(fullInvoice).slice(0, 3000),
    depth: textOfBytes(fullInvoice).replace(/<\w+:ID>/, (tag) => tag.repeat(200)),
    'an attribute twice': '<a b="1" b="2"/>',
    'an unbound prefix': '<a:b/>',
    'an unknown entity': textOfBytes(fullInvoice).replace(/<\w+:ID>/, '$&&nbsp;'),
    'a wrong end': '<a></b>',
    'another namespace': '<Invoice/>',
    'a web page': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'an old ZUGFeRD': '<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
    'a PDF': '%PDF-1.7',
    'a ZIP': 'PK\u0003\u0004',
    'an unknown encoding': '<?xml version="1.0" encoding="EBCDIC-CP-BE"?><a/>',
    'JSON of another kind': '{"a": 1}',
    'a name twice in JSON': '{"a": 1, "a": 2}',
    'wrong JSON': '{"a" 1}',
  }).map(([what, text]) => [what, bytesOf(text)]),
)

describe.each(['de-DE', 'fr-FR', 'es-ES', 'da-DK', 'ar'] as const)('a file that is not read, in %s', (locale) => {
  test.each([
    ...Object.entries(unreadable),
    ['bytes that are no UTF-8', Uint8Array.of(0x3c, 0x61, 0xff, 0x3e)] as const,
    ['UTF-16 without its mark', Uint8Array.of(0x3c, 0, 0x61, 0)] as const,
  ])('%s is refused in words of the language alone', async (_, bytes) => {
    const [finding] = validate(bytes).results
    const shownText = await messageIn(finding, locale)
    expect(finding?.translatable?.message).toBeDefined()
    expect(shownText).not.toMatch(/\b(the|file|with|line|column|this|where|must|has)\b/i)
    expect(shownText).not.toMatch(/\{\d\}|undefined|object Object/)
  })
})

test('a Dane reads in Danish what an XRechnung in CII lacks', async () => {
  const noReference = textOfBytes(fullCii).replace(/<(\w+):BuyerReference>[^<]*<\/\1:BuyerReference>/, '')
  const { results } = validate(bytesOf(noReference), { profile: 'xrechnung' })
  const [finding] = results.filter(({ rule }) => rule === 'BR-DE-15')
  expect(await messageIn(finding, 'da-DK')).toBe('Mangler: købers reference (f.eks. Leitweg-ID).')
})
