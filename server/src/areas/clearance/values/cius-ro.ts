import type { TradeForm } from '@kontor/ubl'

/** ISO 3166-2:RO, without the country. */
const counties =
  'AB AG AR B BC BH BN BR BT BV BZ CJ CL CS CT CV DB DJ GJ GL GR HD HR IF IL IS MH MM MS NT OT PH SB SJ SM SV TL TM TR VL VN VS'.split(
    ' ',
  )

const typeCodes = ['380', '381', '384', '389', '751']

type Party = TradeForm['seller']
type Rule = readonly [id: string, says: string, isBroken: (form: TradeForm) => boolean]

const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === ''
const isRomanian = ({ address }: Party): boolean => address?.country?.toUpperCase() === 'RO'
const countyOf = ({ address }: Party): string => address?.subdivision?.trim() ?? ''

const hasNoCounty = (party: Party): boolean =>
  isRomanian(party) && !counties.some((county) => `RO-${county}` === countyOf(party))

const hasNoSector = (party: Party): boolean =>
  isRomanian(party) &&
  countyOf(party).toUpperCase() === 'RO-B' &&
  !/^SECTOR[1-6]$/.test(party.address?.city?.trim().toUpperCase() ?? '')

/** What CIUS-RO 1.0.1 asks of the head of a bill beside EN 16931, which was checked before it left. */
const rules: readonly Rule[] = [
  ['BR-RO-010', 'Invoice number (BT-1) must include at least one digit.', ({ id }) => !/\d/.test(id)],
  [
    'BR-RO-020',
    `Invoice type code (BT-3) must be one of ${typeCodes.join(', ')}.`,
    ({ typeCode }) => typeCode !== undefined && !typeCodes.includes(typeCode),
  ],
  [
    'BR-RO-030',
    'VAT accounting currency (BT-6) must be RON where the invoice currency (BT-5) is another.',
    ({ currency, taxCurrency }) => currency !== 'RON' && taxCurrency?.code !== 'RON',
  ],
  ['BR-RO-081', 'Seller address line 1 (BT-35) must be provided.', ({ seller }) => isEmpty(seller.address?.street)],
  ['BR-RO-082', 'Buyer address line 1 (BT-50) must be provided.', ({ buyer }) => isEmpty(buyer.address?.street)],
  ['BR-RO-091', 'Seller city (BT-37) must be provided.', ({ seller }) => isEmpty(seller.address?.city)],
  ['BR-RO-092', 'Buyer city (BT-52) must be provided.', ({ buyer }) => isEmpty(buyer.address?.city)],
  ['BR-RO-100', 'Seller city (BT-37) in Bucharest must be SECTOR1 to SECTOR6.', ({ seller }) => hasNoSector(seller)],
  ['BR-RO-110', 'Seller county (BT-39) must be of ISO 3166-2:RO, such as RO-CJ.', ({ seller }) => hasNoCounty(seller)],
  [
    'BR-RO-120',
    'Buyer VAT identifier (BT-48) or legal registration identifier (BT-47) must be provided.',
    ({ buyer, lines }) =>
      isEmpty(buyer.vatId) && isEmpty(buyer.legalId) && lines.some(({ tax }) => tax.category !== 'O'),
  ],
]

/** A Romanian tax number without its prefix: that of a VAT identifier and of the register are one. */
export const taxNumberOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^RO/, '')

/** A tax number of a company has two to ten digits. */
export const isTaxNumber = (text: string): boolean => /^\d{2,10}$/.test(taxNumberOf(text))

/** Why a bill is not cleared for the company that is registered so; none where it is. */
export function objectionsOf(form: TradeForm | undefined, identifier: string): string[] {
  if (form?.type !== 'Invoice' && form?.type !== 'CreditNote')
    return ['The document is neither an invoice nor a credit note.']
  const broken = rules.filter(([, , isBroken]) => isBroken(form)).map(([id, says]) => `${id}: ${says}`)
  const { vatId, taxId, legalId } = form.seller
  const isTheirs = [vatId, taxId, legalId].some(
    (one) => one !== undefined && taxNumberOf(one) === taxNumberOf(identifier),
  )
  return isTheirs ? broken : [`The seller is not registered as ${identifier}, under which it was reported.`, ...broken]
}
