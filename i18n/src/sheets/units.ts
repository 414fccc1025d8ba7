import { meaningOf } from './words.ts'

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
  PR: 'pair|pairs|paar|paire|paires|par|pares|زوج',
  XBX: 'box|boxes|bx|karton|kartons|kt|schachtel|boîte|boîtes|carton|cartons|caja|cajas|kasse|kasser|æske|æsker|صندوق|كرتون',
  XRO: 'roll|rolls|rolle|rollen|rl|rouleau|rouleaux|rollo|rollos|rulle|ruller|لفة',
  XBO: 'bottle|bottles|flasche|flaschen|bouteille|bouteilles|botella|botellas|flaske|flasker|زجاجة',
  XPK: 'pack|packs|package|pkg|paket|pakete|packung|pck|colis|paquet|paquete|paquetes|pakke|pakker|عبوة',
}

const codeOf = meaningOf(units)

/** The code of a unit that people have another word for; what is no such word may be a code itself. */
export const unitCodeOf = (cell: string): string => codeOf(cell) ?? cell.trim().toUpperCase()
