import { prefixesOf } from '../../../trade/placing.ts'
import { isElement } from '../../../xml/access.ts'
import { leaf } from '../../../xml/build.ts'
import type { Tree, XmlElement, XmlNode } from '../../../xml/tree.ts'
import type { Structure } from './structure.ts'
import { structureIn, transactionOf } from './transactions.ts'

/** The process that a transaction belongs to, where it is not called as the transaction is. */
const processes: Readonly<Record<string, string>> = {
  T01: 'ordering',
  T76: 'ordering',
  T114: 'advanced_ordering',
  T115: 'advanced_ordering',
  T116: 'advanced_ordering',
  T19: 'catalogue_only',
  T58: 'catalogue_only',
}

/**
 * A document of ours as Peppol sends it: with the specification and the process of its transaction, and without what the
 * transaction has no place for; an invoice and a credit note with those of BIS Billing 3. What it lacks stays lacking, for
 * the rules to name. A document of a type that Peppol has no transaction for is given back as it is.
 */
export function asPeppol(tree: Tree): Tree {
  if (tree.type === 'Invoice' || tree.type === 'CreditNote') return naming(tree, tree.root.children, billing)
  const transaction = transactionOf(tree)
  if (!transaction) return tree
  const { id, named } = transaction
  return naming(tree, within(tree.root, structureIn(transaction)), {
    customization: `urn:fdc:peppol.eu:poacc:trns:${named}:3`,
    profile: `urn:fdc:peppol.eu:poacc:bis:${processes[id] ?? named}:3`,
  })
}

/** BIS Billing 3.0 */
const billing = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
}

/** What follows the two in UBL's order must not come before them; only a version may. */
function naming(tree: Tree, children: readonly XmlNode[], { customization, profile }: typeof billing): Tree {
  const is = (node: XmlNode, ...names: string[]) => isElement(node) && names.includes(node.name)
  const { tagOf, missing } = prefixesOf(tree.root)
  const says = [leaf('cbc:CustomizationID', customization), leaf('cbc:ProfileID', profile)]
    .filter((node) => node !== undefined)
    .map((node) => ({ ...node, tag: tagOf(node.name) }))
  const before = children.filter((node) => is(node, 'ext:UBLExtensions', 'cbc:UBLVersionID'))
  const after = children.filter(
    (node) => !is(node, 'ext:UBLExtensions', 'cbc:UBLVersionID', 'cbc:CustomizationID', 'cbc:ProfileID'),
  )
  const attributes = [...tree.root.attributes, ...missing]
  return { ...tree, root: { ...tree.root, attributes, children: [...before, ...says, ...after] } }
}

/** What stands in an element and has a place there; what is empty without the rest goes with it. */
function within(element: XmlElement, structure: Structure): XmlNode[] {
  return element.children.flatMap((node): XmlNode[] => {
    if (!isElement(node)) return [node]
    const place = structure.children.get(node.name)
    if (!place) return []
    if (place.children.size === 0) return [node]
    const children = within(node, place)
    return children.some(isElement) ? [{ ...node, children }] : []
  })
}
