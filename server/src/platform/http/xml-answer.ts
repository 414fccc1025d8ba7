import type { XmlForm } from '@kontor/contract'
import { write, type XmlElement, type XmlNode } from '@kontor/ubl'

/** The namespaces in which programs of this kind expect objects and errors (responses.md A). */
const objects = 'http://tradeshift.com/api/public/1.0'
const errors = 'http://tradeshift.com/api/1.0'

type Fields = Readonly<Record<string, unknown>>

/** An answer as XML: the fields of JSON under the same names. */
export const objectXml = (value: unknown, form: XmlForm): Buffer => documentOf(value, form, 'ts:', objects)

const errorForm: XmlForm = { root: 'ResponseError' }

/** An error as XML. */
export const errorXml = (value: unknown): Buffer => documentOf(value, errorForm, '', errors)

function documentOf(value: unknown, form: XmlForm, prefix: string, namespace: string): Buffer {
  const writer = { ...form, prefix }
  const root = elementOf(form.root, value, writer)
  const declared = { name: prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`, value: namespace }
  const layout = 'composed' as const
  return Buffer.from(write({ type: form.root, root: { ...root, attributes: [declared, ...root.attributes] }, layout }))
}

interface Writer extends XmlForm {
  readonly prefix: string
}

function elementOf(name: string, value: unknown, writer: Writer): XmlElement {
  const { attributes = [], text, prefix } = writer
  const called = { name, tag: `${prefix}${name}`, line: 0 }
  if (typeof value !== 'object' || value === null) return { ...called, attributes: [], children: textOf(value) }
  const fields = Object.entries(value as Fields).filter(([, field]) => field !== undefined && field !== null)
  return {
    ...called,
    attributes: fields
      .filter(([field]) => attributes.includes(field))
      .map(([field, given]) => ({ name: field, value: String(given) })),
    children: fields
      .filter(([field]) => !attributes.includes(field))
      .flatMap(([field, given]): readonly XmlNode[] =>
        field === text ? textOf(given) : nodesOf(field, given, writer),
      ),
  }
}

function nodesOf(name: string, value: unknown, writer: Writer): readonly XmlElement[] {
  if (!Array.isArray(value)) return [elementOf(name, value, writer)]
  const item = writer.items?.[name]
  if (item === undefined) return value.map((one) => elementOf(name, one, writer))
  const children = value.map((one) => elementOf(item, one, writer))
  return [{ name, tag: `${writer.prefix}${name}`, line: 0, attributes: [], children }]
}

const textOf = (value: unknown): string[] => {
  const text = String(value ?? '')
  return text === '' ? [] : [text]
}
