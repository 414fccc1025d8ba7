import type { XmlElement } from './tree.ts'

/** Path of the last of a chain of elements, root first: /Invoice/cac:InvoiceLine[2]/cbc:ID. */
export function pathTo(chain: readonly XmlElement[]): string {
  let path = ''
  chain.forEach((element, depth) => {
    path += `/${step(chain[depth - 1], element)}`
  })
  return path
}

/** One step of a path; its position where the parent has several of that name. */
function step(parent: XmlElement | undefined, element: XmlElement): string {
  let position = 0
  let count = 0
  if (parent)
    for (const node of parent.children)
      if (typeof node !== 'string' && node.name === element.name) {
        count++
        if (node === element) position = count
      }
  return count > 1 ? `${element.name}[${position}]` : element.name
}
