import { SaxesParser } from 'saxes'
import { defaultLimits } from '../xml/limits.ts'
import { parse } from '../xml/parse.ts'
import { Refusal } from '../xml/refusal.ts'
import { COMMENT, INSTRUCTION, type XmlElement } from '../xml/tree.ts'

/** What a parser made of a text: events below and with the root, or why there are none. */
export type Parsed = { readonly events: readonly string[] } | { readonly refused: string }

/** What our own parser makes of a text. */
export function parsedByUs(text: string): Parsed {
  const events: string[] = []
  let uri = ''
  const tell = (element: XmlElement, name: string): void => {
    events.push(start(name, element.tag, element.line, element.attributes))
    for (const node of element.children)
      if (typeof node === 'string') events.push(node)
      else if (node.name === COMMENT || node.name === INSTRUCTION) events.push(`${node.name} ${node.children[0]}`)
      else tell(node, node.name)
    events.push('end')
  }
  try {
    const root = parse(text, defaultLimits, (_, found) => {
      uri = found
      return new Map()
    })
    tell(root, `{${uri}}${root.name}`)
    return { events }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

/** What saxes makes of it, which has been held to the conformance suite of XML for years. */
export function parsedBySaxes(text: string): Parsed {
  const events: string[] = []
  let depth = 0
  // Of white space before the root saxes says nothing.
  let line = (/^\s*/.exec(text)?.[0] ?? '').replace(/\r\n?/g, '\n').split('\n').length
  let run = ''
  const notify = (event?: string): void => {
    if (run !== '') events.push(run)
    run = ''
    if (event !== undefined && depth > 0) events.push(event)
  }
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const append = (value: string): void => {
    if (depth > 0) run += value
    line = parser.line
  }
  parser.on('opentagstart', () => {
    notify()
  })
  parser.on('opentag', ({ uri, local, name, attributes }) => {
    notify()
    depth++
    notify(start(`{${uri}}${local}`, name, line, Object.values(attributes)))
    line = parser.line
  })
  parser.on('closetag', () => {
    notify('end')
    depth--
    line = parser.line
  })
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('comment', (value) => {
    notify(`${COMMENT} ${value}`)
    line = parser.line
  })
  parser.on('processinginstruction', ({ target, body }) => {
    notify(`${INSTRUCTION} ${body ? `${target} ${body}` : target}`)
    line = parser.line
  })
  parser.on('doctype', () => {
    throw new Error('DOCTYPE')
  })
  try {
    parser.write(text).close()
    return { events }
  } catch (error) {
    return { refused: (error as Error).message }
  }
}

const start = (
  name: string,
  tag: string,
  line: number,
  attributes: readonly { readonly name: string; readonly value: string }[],
): string => `<${name} ${tag} ${line} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')}>`
