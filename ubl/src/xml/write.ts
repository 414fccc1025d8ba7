import { COMMENT, INSTRUCTION, type UblTree, type XmlElement } from './tree.ts'

/**
 * A tree as UTF-8 bytes. A document that was read is written as it was, a document that we composed is indented by two
 * spaces. The same tree always gives the same bytes.
 */
export function write(tree: UblTree): Uint8Array {
  const out: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n']
  writeElement(out, tree.root, tree.layout === 'composed' ? '\n' : undefined)
  out.push('\n')
  return new TextEncoder().encode(out.join(''))
}

/** `newline` is the line break with the indentation of the element's own line; without it nothing is indented. */
function writeElement(out: string[], element: XmlElement, newline: string | undefined): void {
  const { tag, children } = element
  out.push('<', tag)
  for (const { name, value } of element.attributes) out.push(' ', name, '="', escapeAttribute(value), '"')
  if (children.length === 0) {
    out.push('/>')
    return
  }
  out.push('>')
  // Text beside elements is content: indenting it would change it.
  const inner = newline !== undefined && children.every((node) => typeof node !== 'string') ? `${newline}  ` : undefined
  for (const node of children) {
    if (typeof node === 'string') {
      out.push(escapeText(node))
      continue
    }
    if (inner !== undefined) out.push(inner)
    if (node.name === COMMENT) out.push('<!--', asideText(node), '-->')
    else if (node.name === INSTRUCTION) out.push('<?', asideText(node), '?>')
    else writeElement(out, node, inner)
  }
  if (inner !== undefined) out.push(newline ?? '')
  out.push('</', tag, '>')
}

const asideText = (node: XmlElement): string => node.children.join('')

// Escaping follows Canonical XML 1.0 §2.3, so that reading and writing again gives the same bytes.
const textEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' }
const attributeEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}

const escapeText = (value: string): string =>
  /[&<>\r]/.test(value) ? value.replace(/[&<>\r]/g, (char) => textEscapes[char] ?? char) : value

const escapeAttribute = (value: string): string =>
  /[&<"\t\n\r]/.test(value) ? value.replace(/[&<"\t\n\r]/g, (char) => attributeEscapes[char] ?? char) : value
