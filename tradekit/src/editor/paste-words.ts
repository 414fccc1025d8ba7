/** The columns of the line table that a pasted cell can fill. */
export type PasteColumn = 'name' | 'quantity' | 'unitCode' | 'price' | 'vatRate' | 'description'

/**
 * What spreadsheets call the columns of lines, in the languages of Kontor: a clerk pastes what a supplier wrote, in
 * whatever language that was. The last list is of columns that the lines work out by themselves, or have no field for.
 */
const headings: Readonly<Record<PasteColumn | 'unused', string>> = {
  name: `item|item name|product|product name|article|name|service|goods|artikel|artikelbezeichnung|bezeichnung|produkt|leistung|ware
    |désignation|produit|libellé|prestation|artículo|producto|concepto|nombre|servicio|vare|varenavn|ydelse|navn|الصنف|البند|المنتج|الاسم`,
  description: `description|details|text|item description|beschreibung|artikelbeschreibung|text|détails|descripción|detalle|beskrivelse|varetekst|الوصف|البيان`,
  quantity: `quantity|qty|number of units|units|hours|menge|anzahl|stückzahl|stunden|quantité|qté|cantidad|cant|mængde|antal|الكمية|العدد`,
  unitCode: `unit|uom|unit code|unit of measure|einheit|me|mengeneinheit|unité|unidad|ud|enhed|enh|الوحدة`,
  price: `price|unit price|net price|unit cost|rate|preis|einzelpreis|stückpreis|ep|nettopreis|e preis|prix|prix unitaire|pu|pu ht|prix ht|p u
    |precio|precio unitario|pris|stykpris|stk pris|enhedspris|السعر|سعر الوحدة`,
  vatRate: `vat|vat rate|tax|tax rate|ust|mwst|ust satz|mwst satz|steuer|steuersatz|umsatzsteuer|mehrwertsteuer|tva|taux|taux de tva|taux tva|iva|tipo de iva
    |moms|momssats|الضريبة|ضريبة|ضريبة القيمة المضافة|نسبة الضريبة`,
  unused: `pos|position|no|nr|line|line no|#|item no|item number|article no|article number|sku|art nr|artikelnr|artikel nr|artikelnummer|référence|réf|referencia|ref|varenr|varenummer
    |total|net|net amount|line total|amount|total price|sum|summe|gesamt|gesamtpreis|betrag|nettobetrag|netto|gp|vat amount|tax amount|steuerbetrag
    |montant|montant ht|total ht|importe|subtotal|beløb|i alt|linjebeløb|الإجمالي|المبلغ|المجموع|الرقم`,
}

/** What people call units, with its code of UN/ECE recommendation 20. */
const units: Readonly<Record<string, string>> = {
  C62: 'pc|pcs|piece|pieces|unit|units|stk|stck|stück|st|pce|pièce|pièces|u|ud|uds|unidad|unidades|pieza|piezas|styk|قطعة',
  EA: 'each',
  HUR: 'h|hr|hrs|hour|hours|std|stunde|stunden|heure|heures|hora|horas|time|timer|ساعة|ساعات',
  DAY: 'd|day|days|tag|tage|jour|jours|día|días|dag|dage|يوم|أيام',
  MON: 'month|months|monat|monate|mois|mes|meses|måned|måneder|شهر|أشهر',
  KGM: 'kg|kilo|kilogram|kilograms|kilogramm|kilogramme|kilogramo|كجم|كغ',
  TNE: 't|to|ton|tons|tonne|tonnes|tonnen|tonelada|toneladas|طن',
  MTR: 'm|metre|metres|meter|meters|mètre|mètres|metro|metros|متر',
  MTK: 'm2|m²|qm|sqm|متر مربع',
  MTQ: 'm3|m³|cbm|kbm|متر مكعب',
  LTR: 'l|ltr|litre|litres|liter|liters|litro|litros|لتر',
  KWH: 'kwh',
  SET: 'set|sets|satz|sæt|lot|juego|طقم',
  XPK: 'pack|packs|package|pkg|paket|pakete|packung|pck|colis|paquet|paquete|paquetes|pakke|pakker|عبوة',
}

/** Letters and figures alone, without accents: `Qté.` is `qte`, `Preis (EUR)` is `preis`. */
const plain = (text: string): string =>
  text
    .replace(/\([^)]*\)|\[[^\]]*\]|\b[A-Z]{3}\b(?=\s*$)(?<=\s\S*)|\p{Sc}|%/gu, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

function lookup<K extends string>(lists: Readonly<Record<K, string>>): ReadonlyMap<string, K> {
  const entries = Object.entries(lists) as [K, string][]
  return new Map(entries.flatMap(([key, words]) => words.split('|').map((word) => [unitSigns(word), key] as const)))
}

/** `m²` has no letter for its square: its sign is a figure to who looks it up. */
const unitSigns = (text: string): string => plain(text.replace('²', '2').replace('³', '3'))

const columnOf = lookup(headings)
const codeOf = lookup(units)

/** The column that a heading names, `unused` for one that the lines have no field for; undefined for any other text. */
export function headingOf(cell: string): PasteColumn | 'unused' | undefined {
  const words = plain(cell).split(' ')
  // `Price per unit` begins with what it is.
  for (let length = words.length; length > 0; length -= 1) {
    const found = columnOf.get(words.slice(0, length).join(' '))
    if (found) return found
  }
  return undefined
}

/** The code of a unit that people have another word for; what is no such word may be a code itself. */
export const unitCodeOf = (cell: string): string => codeOf.get(unitSigns(cell)) ?? cell.trim().toUpperCase()
