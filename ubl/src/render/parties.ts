import { type Address, addressOf, type PartyHead, partyOf } from '../document/party.ts'
import { at, child, text } from '../xml/access.ts'
import { type Html, html, type Piece } from './html.ts'
import { own, type Sheet } from './sheet.ts'

/** Who sends, who receives, and where goods and money go when that is somewhere else. */
export function parties(sheet: Sheet): Html {
  const { head, words, tree } = sheet
  const payee = child(tree.root, 'cac:PayeeParty')
  return html`<div class="parties">${party(sheet, words('paper.from'), head.sender)}${party(sheet, words('paper.to'), head.receiver)}${deliverTo(sheet)}${payee && party(sheet, words('paper.payee'), partyOf(payee))}</div>`
}

function party(sheet: Sheet, label: string, who: PartyHead): Html {
  const { words } = sheet
  const ids = [
    who.vatId && words('paper.vatId', { id: who.vatId }),
    who.legalId && words('paper.legalId', { id: who.legalId }),
  ].filter((one): one is string => Boolean(one))
  const contact = [who.contact?.name, who.contact?.phone, who.contact?.email].filter((one): one is string =>
    Boolean(one),
  )
  return html`<div class="party"><span class="label">${label}</span><b>${own(who.name)}</b>${who.tradingName && html`<div>${own(who.tradingName)}</div>`}${addressLines(sheet, who.address)}${rows('ids', ids)}${rows('contact', contact)}</div>`
}

const rows = (name: string, values: readonly string[]): Piece =>
  values.length > 0 && html`<div class="${name}">${values.map((one, i) => [i > 0 && html` · `, own(one)])}</div>`

function deliverTo(sheet: Sheet): Piece {
  const { root } = sheet.tree
  const delivery = at(root, 'cac:Shipment', 'cac:Delivery') ?? child(root, 'cac:Delivery')
  const address = addressOf(
    at(delivery, 'cac:DeliveryLocation', 'cac:Address') ?? child(delivery, 'cac:DeliveryAddress'),
  )
  if (!address) return undefined
  const name = text(delivery, 'cac:DeliveryParty', 'cac:PartyName', 'cbc:Name')
  return html`<div class="party"><span class="label">${sheet.words('paper.deliverTo')}</span>${name && html`<b>${own(name)}</b>`}${addressLines(sheet, address)}</div>`
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
