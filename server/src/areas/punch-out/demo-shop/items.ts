/** What the demo's shop has, as shops tell of it; its words are its own. */
export interface DemoItem {
  readonly number: string
  readonly name: string
  readonly description: string
  /** As OCI has it: of ISO, or of the program that most such shops were made for. */
  readonly unit: string
  readonly price: string
  readonly priceUnit?: string
  readonly unspsc: string
  readonly days: number
}

export const demoItems: readonly DemoItem[] = [
  item('DS-1001', 'Cordless drill 18 V', 'Two batteries, charger and case.', 'PCE', '189.00', '27112703', 2),
  item('DS-1002', 'Hex key set, 9 pieces', '1.5 to 10 mm, with ball ends.', 'SET', '24.90', '27111710', 2),
  item('DS-1003', 'Safety glasses, clear', 'EN 166, scratch resistant.', 'EA', '7.45', '46181804', 1),
  item('DS-1004', 'Work gloves, size 9', 'EN 388, a pair.', 'PR', '4.20', '46181504', 1),
  {
    ...item('DS-1005', 'Wood screws 4 × 40 mm', 'Galvanised, priced by the hundred.', 'ST', '3.20', '31161509', 3),
    priceUnit: '100',
  },
  item('DS-1006', 'Packing tape, 50 mm × 66 m', 'Brown, low noise.', 'ROL', '2.15', '31201517', 1),
  item('DS-1007', 'Stretch film, 500 mm', '23 µm, clear.', 'ROL', '9.80', '24141501', 1),
  item('DS-1008', 'Shipping carton 400 × 300 × 200 mm', 'Double wall.', 'PCE', '1.34', '24112502', 4),
  item('DS-1009', 'Cleaning cloths, 25 in a pack', 'Lint-free.', 'PAK', '12.60', '47131502', 2),
  item('DS-1010', 'Machine oil', 'ISO VG 68.', 'LTR', '8.75', '15121520', 5),
  item('DS-1011', 'Extension lead, 10 m', 'IP44, three sockets.', 'EA', '32.50', '26121636', 2),
  item('DS-1012', 'LED work light, 50 W', '5,000 lm, with stand.', 'PCE', '59.00', '39111610', 2),
]

function item(
  ...[number, name, description, unit, price, unspsc, days]: [string, string, string, string, string, string, number]
): DemoItem {
  return { number, name, description, unit, price, unspsc, days }
}

export const demoCurrency = 'EUR'

/** An item and how many of it. */
export interface Chosen {
  readonly item: DemoItem
  readonly quantity: string
}

/** What a form says of quantities, by the numbers of items. */
export const chosenIn = (fields: ReadonlyMap<string, string>): Chosen[] =>
  demoItems.flatMap((item) => {
    const quantity = (fields.get(item.number) ?? '').trim()
    return /^[1-9]\d{0,5}$/.test(quantity) ? [{ item, quantity }] : []
  })
