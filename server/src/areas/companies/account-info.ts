import type { Company, Content, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { write, type XmlElement, type XmlNode } from '@kontor/ubl'
import { ApiError } from '../../platform/index.ts'

type Info = Of<typeof Company>

const forms: Readonly<Record<string, 'application/json' | 'application/xml' | 'text/xml'>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'application/json': 'application/json',
  'application/xml': 'application/xml',
  'text/*': 'text/xml',
  'text/xml': 'text/xml',
}

/** A company for programs, in the first form that they take. @throws ApiError NotAcceptable */
export function accountInfo(company: Info, accepts: readonly string[]): Content {
  const type = accepts.map((accepted) => forms[accepted]).find((form) => form !== undefined)
  if (type === undefined)
    throw new ApiError(
      'NotAcceptable',
      t`Content-Type is ${accepts.join(', ')}: send a company as application/json, application/xml or text/xml.`,
    )
  const body = type === 'application/json' ? JSON.stringify(company) : xmlOf(company)
  return { type: `${type}; charset=utf-8`, body, headers: { vary: 'accept' } }
}

/** The namespace in which programs of this kind expect such an object (responses.md A). */
const namespace = 'http://tradeshift.com/api/public/1.0'

const element = (name: string, children: readonly XmlNode[], attributes: Readonly<Record<string, string>> = {}) =>
  ({
    name,
    tag: `ts:${name}`,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    children,
    line: 0,
  }) satisfies XmlElement

/** The fields of JSON by the same names; a list is an element around its items. */
function xmlOf({ Identifiers, AddressLines, ...plain }: Info): Uint8Array {
  const listed = (name: string, item: string, values: Info['Identifiers']) =>
    element(
      name,
      values.map(({ scheme, value }) => element(item, [value], { scheme })),
    )
  const root = element(
    'CompanyAccountInfo',
    [
      ...Object.entries(plain).map(([name, value]) => element(name, [String(value)])),
      listed('Identifiers', 'Identifier', Identifiers),
      listed('AddressLines', 'AddressLine', AddressLines),
    ],
    { 'xmlns:ts': namespace },
  )
  return write({ type: 'CompanyAccountInfo', root, layout: 'composed' })
}
