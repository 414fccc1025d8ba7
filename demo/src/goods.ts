/** What each supplier sells, and on which terms. Prices in the supplier's currency. */
export interface Goods {
  readonly supplier: string
  /** Days to pay. */
  readonly terms: number
  /** Standard rate of VAT where it sells. */
  readonly rate: string
  /** How its invoice numbers look; `#` is the running number, `YYYY` and `MM` the date's. */
  readonly numbering: string
  /** Invoices a month. */
  readonly pace: number
  /** Whether its invoices follow orders. */
  readonly orders: boolean
  readonly items: readonly {
    readonly name: string
    readonly code: string
    readonly unit: string
    readonly price: string
    readonly maxQuantity: number
  }[]
}

const item = (name: string, code: string, unit: string, price: string, maxQuantity: number) => ({
  name,
  code,
  unit,
  price,
  maxQuantity,
})

export const goods: readonly Goods[] = [
  {
    supplier: 'brandt',
    terms: 30,
    rate: '19',
    numbering: 'RE-YYYY-####',
    pace: 6,
    orders: true,
    items: [
      item('Torque wrench 40–200 Nm', 'BW-4402', 'C62', '189.00', 24),
      item('Calibration, on site', 'BW-SRV1', 'HUR', '96.50', 12),
      item('Socket set 3/4″', 'BW-2210', 'C62', '219.00', 16),
      item('Hex key set, 9 pieces', 'BW-1109', 'C62', '24.80', 60),
      item('Cutting oil, 5 l', 'BW-9005', 'C62', '41.35', 30),
    ],
  },
  {
    supplier: 'fjord',
    terms: 14,
    rate: '25',
    numbering: 'YYYY/MM-####',
    pace: 6,
    orders: false,
    items: [
      item('Transport Hamburg–Aarhus, full load', 'FL-FTL', 'C62', '6850.00', 4),
      item('Pallet storage', 'FL-STO', 'C62', '78.50', 220),
      item('Customs clearance', 'FL-CUS', 'C62', '945.00', 5),
      item('Diesel surcharge', 'FL-DSL', 'C62', '412.75', 4),
    ],
  },
  {
    supplier: 'laurent',
    terms: 30,
    rate: '20',
    numbering: 'FYYYY-####',
    pace: 4,
    orders: true,
    items: [
      item('Olive oil, 12 × 0.75 l', 'ML-0750', 'CT', '118.20', 30),
      item('Fleur de sel, 24 × 125 g', 'ML-0125', 'CT', '92.40', 20),
      item('Gift box « Lyon »', 'ML-GIFT', 'C62', '36.90', 140),
      item('Marrons glacés, 6 × 260 g', 'ML-0260', 'CT', '104.10', 18),
    ],
  },
  {
    supplier: 'pennine',
    terms: 14,
    rate: '20',
    numbering: 'INV-#####',
    pace: 4,
    orders: false,
    items: [
      item('Parcels, next day', 'PP-ND', 'C62', '4.85', 380),
      item('Parcels, two days', 'PP-2D', 'C62', '3.15', 520),
      item('Returns collection', 'PP-RET', 'C62', '6.40', 60),
    ],
  },
  {
    supplier: 'hansa',
    terms: 14,
    rate: '19',
    numbering: '900#####',
    pace: 2,
    orders: false,
    items: [
      item('Electricity, working price', 'HE-KWH', 'KWH', '0.2184', 78_000),
      item('Electricity, base price', 'HE-BAS', 'MON', '186.40', 1),
      item('Grid fee', 'HE-GRD', 'KWH', '0.0631', 78_000),
    ],
  },
  {
    supplier: 'okafor',
    terms: 30,
    rate: '20',
    numbering: '77-YYYY-##',
    pace: 1,
    orders: true,
    items: [
      item('Packaging design, autumn line', 'SO-PKG', 'DAY', '620.00', 9),
      item('Photography, studio day', 'SO-PHO', 'DAY', '980.00', 3),
    ],
  },
  {
    supplier: 'ostersund',
    terms: 30,
    rate: '25',
    numbering: 'A-####',
    pace: 3,
    orders: true,
    items: [
      item('Kraft paper, 80 g, roll', 'OP-K80', 'C62', '412.00', 18),
      item('Corrugated boxes, 400×300', 'OP-B43', 'C62', '3.95', 900),
      item('Paper tape, 50 mm', 'OP-T50', 'C62', '14.20', 240),
    ],
  },
]
