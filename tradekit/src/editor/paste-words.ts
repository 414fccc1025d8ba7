import { headingsOf } from '@kontor/i18n/sheets'

/** The columns of the line table that a pasted cell can fill. */
export type PasteColumn =
  | 'name'
  | 'quantity'
  | 'unitCode'
  | 'price'
  | 'discount'
  | 'vatRate'
  | 'description'
  | 'document'
  | 'amount'

/** Those of lines that name bills. */
type BillColumn = 'document' | 'amount'

/**
 * What spreadsheets call the columns of lines, in the languages of Kontor: a clerk pastes what a supplier wrote, in
 * whatever language that was. The last list is of columns that the lines work out by themselves, or have no field for.
 */
const headings: Readonly<Record<Exclude<PasteColumn, BillColumn> | 'unused', string>> = {
  name: `item|item name|product|product name|article|name|service|goods|artikel|artikelbezeichnung|bezeichnung|produkt|leistung|ware
    |désignation|produit|libellé|prestation|artículo|producto|concepto|nombre|servicio|vare|varenavn|ydelse|navn|الصنف|البند|المنتج|الاسم`,
  description: `description|details|text|item description|beschreibung|artikelbeschreibung|text|détails|descripción|detalle|beskrivelse|varetekst|الوصف|البيان`,
  quantity: `quantity|qty|number of units|units|hours|menge|anzahl|stückzahl|stunden|quantité|qté|cantidad|cant|mængde|antal|الكمية|العدد`,
  unitCode: `unit|uom|unit code|unit of measure|einheit|me|mengeneinheit|unité|unidad|ud|enhed|enh|الوحدة`,
  price: `price|unit price|net price|unit cost|rate|preis|einzelpreis|stückpreis|ep|nettopreis|e preis|prix|prix unitaire|pu|pu ht|prix ht|p u
    |precio|precio unitario|pris|stykpris|stk pris|enhedspris|السعر|سعر الوحدة`,
  discount: `discount|discount rate|rebate|rabatt|nachlass|remise|rabais|descuento|dto|rabat|الخصم|خصم`,
  vatRate: `vat|vat rate|tax|tax rate|ust|mwst|ust satz|mwst satz|steuer|steuersatz|umsatzsteuer|mehrwertsteuer|tva|taux|taux de tva|taux tva|iva|tipo de iva
    |moms|momssats|الضريبة|ضريبة|ضريبة القيمة المضافة|نسبة الضريبة`,
  unused: `pos|position|no|nr|line|line no|#|item no|item number|article no|article number|sku|art nr|artikelnr|artikel nr|artikelnummer|référence|réf|referencia|ref|varenr|varenummer
    |total|net|net amount|line total|amount|total price|sum|summe|gesamt|gesamtpreis|betrag|nettobetrag|netto|gp|vat amount|tax amount|steuerbetrag
    |montant|montant ht|total ht|importe|subtotal|beløb|i alt|linjebeløb|الإجمالي|المبلغ|المجموع|الرقم`,
}

/** The same of lists of bills, as books export them. */
const billHeadings: Readonly<Record<BillColumn | 'unused', string>> = {
  document: `invoice|invoice no|invoice number|document|document no|document number|number|no|reference|rechnung|rechnungsnr|rechnungsnummer|rechnung nr|beleg|belegnummer|nummer
    |facture|numéro|numéro de facture|n°|pièce|factura|número|n.º|número de factura|faktura|fakturanr|fakturanummer|nr|bilag|الفاتورة|رقم الفاتورة|رقم|المستند`,
  amount: `amount|open|open amount|total|balance|gross|betrag|offen|offener betrag|summe|brutto|saldo|montant|solde|montant ttc|ttc|importe|saldo pendiente|bruto
    |beløb|åbent beløb|restbeløb|المبلغ|الرصيد|الإجمالي`,
  unused: `date|due|due date|datum|fällig|fälligkeit|échéance|fecha|vencimiento|dato|forfald|forfaldsdato|customer|supplier|kunde|lieferant|client|fournisseur|cliente|proveedor|leverandør|التاريخ|الاستحقاق`,
}

/** The column that a heading of a list of bills names. */
export const billHeadingOf = headingsOf(billHeadings)

/** The column that a heading names, `unused` for one that the lines have no field for; undefined for any other text. */
export const headingOf = headingsOf(headings)
