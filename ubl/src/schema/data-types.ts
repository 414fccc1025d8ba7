import { isDecimal } from '../decimal.ts'
import { sizeOfBase64 } from './base64.ts'

/** A leaf type of UBL: the text that it takes and the attributes that it may and must have. */
export type DataType = {
  /** undefined where any text will do */
  readonly takes?: { readonly what: string; readonly matches: (text: string) => boolean }
  readonly attributes: ReadonlySet<string>
  readonly required?: string
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const decimal = { what: 'a decimal such as 12.50', matches: (text: string) => isDecimal(text.trim()) }
const date = { what: 'a date such as 2026-11-21', matches: (text: string) => isXmlDate(text.trim()) }
const time = { what: 'a time such as 14:30:00', matches: (text: string) => isXmlTime(text.trim()) }
const boolean = { what: 'true or false', matches: (text: string) => /^(true|false|1|0)$/.test(text.trim()) }
const base64 = { what: 'base64', matches: (text: string) => sizeOfBase64(text) !== undefined }

/** What a text must be, for the data types of any syntax. */
export const types = { decimal, date, time, boolean, base64 } as const

const number: DataType = { takes: decimal, attributes: words('format') }
const text: DataType = { attributes: words('languageID languageLocaleID') }

/** UBL 2.1 unqualified data types with their supplementary components (clause 4.4 and annex). */
export const dataTypes: Readonly<Record<string, DataType>> = {
  Amount: { takes: decimal, attributes: words('currencyID currencyCodeListVersionID'), required: 'currencyID' },
  BinaryObject: {
    takes: base64,
    attributes: words('mimeCode format encodingCode characterSetCode uri filename'),
    required: 'mimeCode',
  },
  Code: {
    attributes: words(
      'listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI',
    ),
  },
  Date: { takes: date, attributes: words('') },
  Identifier: {
    attributes: words('schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI'),
  },
  Indicator: { takes: boolean, attributes: words('') },
  Measure: { takes: decimal, attributes: words('unitCode unitCodeListVersionID'), required: 'unitCode' },
  Name: text,
  Numeric: number,
  Percent: number,
  Quantity: {
    takes: decimal,
    attributes: words('unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName'),
  },
  Rate: number,
  Text: text,
  Time: { takes: time, attributes: words('') },
}

/** xsd:date: a day of the calendar, with or without a zone. */
export function isXmlDate(text: string): boolean {
  const [, day, zone = ''] = /^(\d{4}-\d{2}-\d{2})(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? []
  return day !== undefined && isDay(day) && isZone(zone)
}

/** YYYY-MM-DD that is in the calendar, which has no year 0 (XML Schema 1.0), without asking a Date. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** xsd:time: hh:mm:ss, with or without fractions and a zone. */
export function isXmlTime(text: string): boolean {
  const [, hour, minute, second, zone = ''] =
    /^(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,12})?(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? []
  return hour !== undefined && +hour < 24 && Number(minute) < 60 && Number(second) < 60 && isZone(zone)
}

const isZone = (zone: string): boolean =>
  zone === '' || zone === 'Z' || (Number(zone.slice(1, 3)) <= 14 && Number(zone.slice(4, 6)) < 60)
