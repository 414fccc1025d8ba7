import { type Address, addressOf, type PartyHead, partyOf } from '../document/party.ts'
import { at, child, text } from '../xml/access.ts'
import type { Sheet } from './sheet.ts'

/** A party or a place: all that is said of it stands in the document. */
export type PartyBlock = {
  readonly label: string
  readonly name: string
  readonly address: readonly string[]
  readonly ids: readonly string[]
  readonly contact: readonly string[]
}

/** Who sends, who receives, and where goods and money go when that is somewhere else. */
export function parties(sheet: Sheet): PartyBlock[] {
  const { head, words, tree } = sheet
  const payee = child(tree.root, 'cac:PayeeParty')
  return [
    party(sheet, words('paper.from'), head.sender),
    party(sheet, words('paper.to'), head.receiver),
    deliverTo(sheet),
    payee && party(sheet, words('paper.payee'), partyOf(payee)),
  ].filter((one) => one !== undefined)
}

function party(sheet: Sheet, label: string, who: PartyHead): PartyBlock {
  const { words } = sheet
  return {
    label,
    name: who.name,
    address: present([who.tradingName, ...addressLines(sheet, who.address)]),
    ids: present([
      who.vatId && words('paper.vatId', { id: who.vatId }),
      who.legalId && words('paper.legalId', { id: who.legalId }),
    ]),
    contact: present([who.contact?.name, who.contact?.phone, who.contact?.email]),
  }
}

function deliverTo(sheet: Sheet): PartyBlock | undefined {
  const { root } = sheet.tree
  const delivery = at(root, 'cac:Shipment', 'cac:Delivery') ?? child(root, 'cac:Delivery')
  const address = addressOf(
    at(delivery, 'cac:DeliveryLocation', 'cac:Address') ?? child(delivery, 'cac:DeliveryAddress'),
  )
  if (!address) return undefined
  const name = text(delivery, 'cac:DeliveryParty', 'cac:PartyName', 'cbc:Name') ?? ''
  const label = sheet.words('paper.deliverTo')
  return { label, name, address: present(addressLines(sheet, address)), ids: [], contact: [] }
}

function addressLines(sheet: Sheet, address: Address | undefined): (string | undefined)[] {
  if (!address) return []
  return [
    present([address.street, address.number]).join(' '),
    address.additional,
    address.line,
    address.postbox && sheet.words('paper.postbox', { id: address.postbox }),
    present([address.zip, address.city]).join(' '),
    address.subdivision,
    address.country && sheet.format.country(address.country),
  ]
}

const present = (values: readonly (string | undefined)[]): string[] =>
  values.filter((one): one is string => Boolean(one))
