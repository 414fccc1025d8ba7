import { type Address, addressOf, type PartyHead, partyOf } from '../document/party.ts'
import { at, child, text } from '../xml/access.ts'
import { type Html, html, type Piece } from './html.ts'
import { own, type Sheet } from './sheet.ts'

/** Who sends, who receives, and where goods and money go when that is somewhere else. */
export function parties(sheet: Sheet): Html {
  const { head, words, tree } = sheet
  const payee = child(tree.root, 'cac:PayeeParty')
  const shown = [
    party(sheet, words('paper.from'), head.sender),
    party(sheet, words('paper.to'), head.receiver),
    deliverTo(sheet),
    payee && party(sheet, words('paper.payee'), partyOf(payee)),
  ]
  return html`<div class="parties">${shown}</div>`
}

function party(sheet: Sheet, label: string, who: PartyHead): Html {
  const { words } = sheet
  const ids = [
    who.vatId && words('paper.vatId', { id: who.vatId }),
    who.legalId && words('paper.legalId', { id: who.legalId }),
  ]
  const contact = [who.contact?.name, who.contact?.phone, who.contact?.email]
  return block(label, who.name, [
    who.tradingName && html`<div>${own(who.tradingName)}</div>`,
    addressLines(sheet, who.address),
    inARow('ids', ids),
    inARow('contact', contact),
  ])
}

const block = (label: string, name: string | undefined, rows: Piece): Html =>
  html`<div class="party"><span class="label">${label}</span>${name && html`<b>${own(name)}</b>`}${rows}</div>`

function inARow(name: string, values: readonly (string | undefined)[]): Piece {
  const there = values.filter((one): one is string => Boolean(one))
  return there.length > 0 && html`<div class="${name}">${there.map((one, i) => [i > 0 && html` · `, own(one)])}</div>`
}

function deliverTo(sheet: Sheet): Piece {
  const { root } = sheet.tree
  const delivery = at(root, 'cac:Shipment', 'cac:Delivery') ?? child(root, 'cac:Delivery')
  const address = addressOf(
    at(delivery, 'cac:DeliveryLocation', 'cac:Address') ?? child(delivery, 'cac:DeliveryAddress'),
  )
  const name = text(delivery, 'cac:DeliveryParty', 'cac:PartyName', 'cbc:Name')
  return address && block(sheet.words('paper.deliverTo'), name, addressLines(sheet, address))
}

function addressLines(sheet: Sheet, address: Address | undefined): Piece {
  if (!address) return undefined
  const street = [address.street, address.number].filter(Boolean).join(' ')
  const city = [address.zip, address.city].filter(Boolean).join(' ')
  const country = address.country && sheet.format.country(address.country)
  return [
    street,
    address.additional,
    address.line,
    address.postbox && sheet.words('paper.postbox', { id: address.postbox }),
    city,
    address.subdivision,
    country,
  ]
    .filter((line): line is string => Boolean(line))
    .map((line) => html`<div>${own(line)}</div>`)
}
