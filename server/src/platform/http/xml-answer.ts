import type { XmlForm } from '@kontor/contract'

/** The namespaces in which programs of this kind expect objects and errors (responses.md A). */
const objects = 'http://tradeshift.com/api/public/1.0'
const errors = 'http://tradeshift.com/api/1.0'

/** An answer as XML: the fields of JSON under the same names. */
export const objectXml = (value: unknown, form: XmlForm): string => {
  const [opening, rest] = parted(elementOf(form.root, value, { ...form, prefix: 'ts:' }))
  return `${declaration}${opening} xmlns:ts="${objects}"${rest}`
}

/** An error as XML. */
export const errorXml = (value: unknown): string => {
  const [opening, rest] = parted(elementOf('ResponseError', value, { root: 'ResponseError', prefix: '' }))
  return `${declaration}${opening} xmlns="${errors}"${rest}`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The outermost element's name, and what follows it. */
function parted(xml: string): [string, string] {
  const end = /[\s/>]/.exec(xml)?.index ?? xml.length
  return [xml.slice(0, end), xml.slice(end)]
}

interface Writer extends XmlForm {
  readonly prefix: string
}

function elementOf(name: string, value: unknown, writer: Writer): string {
  const { attributes = [], text } = writer
  if (typeof value !== 'object' || value === null) return wrapped(name, '', escaped(value), writer)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && field !== null)
  const shown = fields
    .filter(([field]) => attributes.includes(field))
    .map(([field, given]) => ` ${field}="${escaped(given)}"`)
  const inside = fields
    .filter(([field]) => !attributes.includes(field))
    .map(([field, given]) => (field === text ? escaped(given) : fieldOf(field, given, writer)))
  return wrapped(name, shown.join(''), inside.join(''), writer)
}

function fieldOf(name: string, value: unknown, writer: Writer): string {
  if (!Array.isArray(value)) return elementOf(name, value, writer)
  const item = writer.items?.[name]
  const all = value.map((one) => elementOf(item ?? name, one, writer)).join('')
  return item === undefined ? all : wrapped(name, '', all, writer)
}

const wrapped = (name: string, attributes: string, inside: string, { prefix }: Writer): string =>
  inside === '' ? `<${prefix}${name}${attributes}/>` : `<${prefix}${name}${attributes}>${inside}</${prefix}${name}>`

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Text for an element or an attribute; what XML 1.0 (2.2) does not hold is left out. */
const escaped = (value: unknown): string =>
  String(value ?? '')
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"\t\n\r]/g, (sign) => references[sign]!)
