import { type DataType, isXmlDate, isXmlTime, types } from '../../schema/data-types.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const format = words('format')
const token: DataType = { attributes: format }

const isDateTime = (text: string): boolean => {
  const [date = '', time = '', ...more] = text.trim().split('T')
  return more.length === 0 && isXmlDate(date) && isXmlTime(time)
}

/** The values of CII by the end of their names (UN/CEFACT unqualified data types), with the attributes that each may have. */
export const ciiDataTypes: Readonly<Record<string, DataType>> = {
  BinaryObject: {
    takes: types.base64,
    attributes: words('format mimeCode encodingCode characterSetCode uri filename'),
  },
  Amount: { takes: types.decimal, attributes: words('currencyID currencyCodeListVersionID') },
  Quantity: {
    takes: types.decimal,
    attributes: words('unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName'),
  },
  Measure: { takes: types.decimal, attributes: words('unitCode unitCodeListVersionID') },
  Percent: { takes: types.decimal, attributes: format },
  Rate: { takes: types.decimal, attributes: format },
  Numeric: { takes: types.decimal, attributes: format },
  Code: {
    attributes: words(
      'listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI',
    ),
  },
  ID: {
    attributes: words('schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI'),
  },
  Text: { attributes: words('languageID languageLocaleID') },
  'udt:DateTimeString': token,
  'qdt:DateTimeString': token,
  'udt:DateString': token,
  'udt:IndicatorString': token,
  'udt:DateTime': {
    takes: { what: 'a date and time such as 2026-11-21T14:30:00', matches: isDateTime },
    attributes: words(''),
  },
  'udt:Date': { takes: types.date, attributes: words('') },
  'udt:Indicator': { takes: types.boolean, attributes: words('') },
}
