import type { CatalogueColumn, CatalogueField } from '@kontor/contract'
import { headingsOf, type WordLists } from '@kontor/i18n/sheets'

/** What suppliers call the columns of their lists, in the languages of Kontor, and as UBL names them. */
const headings: WordLists<CatalogueField> = {
  SellersItemID: `sellersitemid|number|no|nr|nummer|numéro|número|الرقم|item number|item no|item id|article number|article no|product number|product code|item code|sku|part number|supplier item number
    |artikelnummer|artikel nr|artikelnr|art nr|bestellnummer|bestellnr|lieferantenartikelnummer|référence|réf|référence article|référence fournisseur|numéro d’article|code article
    |referencia|ref|número de artículo|código|código de artículo|varenummer|varenr|leverandørens varenummer|رقم الصنف|رقم المنتج|رمز الصنف`,
  Name: `name|item|item name|product|product name|article|title|bezeichnung|artikelbezeichnung|artikel|artikelname|produkt|désignation|libellé|produit|nom|article désignation
    |nombre|artículo|producto|denominación|navn|varenavn|vare|produktnavn|betegnelse|الاسم|اسم الصنف|الصنف|المنتج`,
  Description: `description|details|long text|item description|beschreibung|artikelbeschreibung|langtext|détails|description détaillée|descripción|detalle|beskrivelse|varetekst|الوصف|البيان`,
  UnitCode: `unitcode|unit|uom|unit code|unit of measure|sales unit|einheit|me|mengeneinheit|verkaufseinheit|bestelleinheit|unité|unité de vente|unidad|unidad de medida|ud|enhed|salgsenhed|الوحدة|وحدة القياس`,
  Price: `price|price per unit|price per piece|unit price|net price|list price|preis|einzelpreis|nettopreis|listenpreis|stückpreis|ep|prix|prix unitaire|prix net|prix ht|pu|pu ht|precio|precio unitario|precio neto|pris|stykpris|stk pris|pris pr stk|pris pr enhed|nettopris|enhedspris|السعر|سعر الوحدة`,
  Currency: 'currency|currency code|währung|devise|monnaie|moneda|divisa|valuta|العملة',
  BaseQuantity: `basequantity|base quantity|price unit|price base|price base quantity|price quantity|preiseinheit|pe|preisbasis|preismenge|base de prix|quantité de base|unité de prix|base de precio|cantidad base|unidad de precio|prisenhed|prisbasis|basismængde|كمية الأساس|وحدة السعر`,
  TaxCategory: `taxcategory|tax category|vat category|tax code|vat code|steuerkategorie|steuerschlüssel|steuerkennzeichen|catégorie de tva|code tva|categoría de iva|código de iva|momskategori|momskode|فئة الضريبة|رمز الضريبة`,
  TaxPercent: `taxpercent|tax|vat|tax rate|vat rate|ust|mwst|ust satz|mwst satz|steuersatz|umsatzsteuer|mehrwertsteuer|tva|taux|taux de tva|taux tva|iva|tipo de iva|moms|momssats|الضريبة|نسبة الضريبة|ضريبة القيمة المضافة`,
  MinimumOrderQuantity: `minimumorderquantity|minimum order quantity|minimum order|minimum quantity|min order|moq|mindestbestellmenge|mindestmenge|mindestabnahme|quantité minimale|quantité minimum|minimum de commande|cantidad mínima|pedido mínimo|minimumsbestilling|mindste ordremængde|minimumsantal|الحد الأدنى للطلب|الحد الأدنى`,
  OrderQuantityIncrement: `orderquantityincrement|order increment|order multiple|pack size|packing unit|verpackungseinheit|ve|bestellvielfaches|packungsgröße|multiple de commande|conditionnement|múltiplo de pedido|unidades por paquete|envase|pakningsstørrelse|ordremultiplum|kolli|مضاعف الطلب|حجم العبوة`,
  CommodityCode: `commoditycode|commodity code|unspsc|cpv|classification|classification code|category code|warengruppe|warennummer|klassifikation|code marchandise|classification unspsc|clasificación|código de clasificación|varegruppe|رمز التصنيف|التصنيف`,
  CommodityScheme: `commodityscheme|commodity scheme|classification scheme|classification list|klassifikationssystem|système de classification|sistema de clasificación|نظام التصنيف`,
  StandardItemID: `standarditemid|gtin|ean|ean code|barcode|gtin ean|strichcode|code barres|código de barras|stregkode|الباركود|رقم gtin`,
  LeadTimeDays: `leadtimedays|lead time|lead time days|delivery time|delivery days|lieferzeit|lieferzeit tage|lieferfrist|délai de livraison|délai|délai jours|plazo de entrega|plazo|días de entrega|leveringstid|leveringstid dage|مدة التسليم|مهلة التسليم`,
}

const fieldOf = headingsOf(headings)

/** What each column tells by its heading; the first that tells something counts, another of the same is left out. */
export function columnsBy(heads: readonly string[]): CatalogueColumn[] {
  const fields = heads.map((heading) => fieldOf(heading))
  const named = fields.includes('Name')
  // Who heads a column `description` and none `name` names the items by it.
  const meant = fields.map((field) => (field === 'Description' && !named ? 'Name' : field))
  return meant.map((field, at) => (field !== undefined && meant.indexOf(field) === at ? field : 'IGNORED'))
}
