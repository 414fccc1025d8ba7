import type { Fields } from './form.ts'
import type { ShopItem } from './item.ts'

/** `NEW_ITEM-PRICE[1]`, and the one whose number stands before its brackets: `NEW_ITEM-LONGTEXT_1:132[]`. */
const ofItem = /^NEW_ITEM-([A-Z0-9_]{1,40}?)(?:\[(\d{1,4})\]|_(\d{1,4}):132\[\])$/

/** The items of a basket as OCI (Open Catalog Interface, 4.0 and 5.0) sends them, by their numbers. */
export function basketOf(fields: Fields): ShopItem[] {
  const items = new Map<number, Map<string, string>>()
  for (const [name, value] of fields) {
    const [, field, bracketed, longText] = ofItem.exec(name) ?? []
    if (field === undefined) continue
    const number = Number(bracketed ?? longText)
    const item = items.get(number) ?? new Map<string, string>()
    items.set(number, item.set(field, value))
  }
  return [...items].sort(([a], [b]) => a - b).map(([, item]) => itemOf(item))
}

function itemOf(item: ReadonlyMap<string, string>): ShopItem {
  const textOf = (field: string) => item.get(field)?.trim() || undefined
  const schema = textOf('EXT_SCHEMA_TYPE')?.toUpperCase()
  const maker = textOf('MANUFACTMAT')
  return {
    name: textOf('DESCRIPTION'),
    description: textOf('LONGTEXT'),
    ...{ quantity: textOf('QUANTITY'), unit: textOf('UNIT') },
    ...{ price: textOf('PRICE'), priceUnit: textOf('PRICEUNIT'), currency: textOf('CURRENCY') },
    sellersItemId: textOf('VENDORMAT') ?? maker,
    commodityCode:
      schema === undefined || schema === 'UNSPSC'
        ? (textOf('EXT_CATEGORY_ID') ?? textOf('MATGROUP'))
        : textOf('MATGROUP'),
    leadTimeDays: textOf('LEADTIME'),
  }
}

/** What a shop is told as it is opened. */
export const openingFields = ({
  userName,
  secret,
  returnAddress,
}: {
  readonly userName: string | null
  readonly secret: string | null
  readonly returnAddress: string
}): (readonly [name: string, value: string])[] => [
  ...(userName === null ? [] : [['USERNAME', userName] as const]),
  ...(secret === null ? [] : [['PASSWORD', secret] as const]),
  ['HOOK_URL', returnAddress],
  ['OCI_VERSION', '4.0'],
  ['~OKCODE', 'ADDI'],
  ['~TARGET', '_top'],
  ['~CALLER', 'CTLG'],
]
