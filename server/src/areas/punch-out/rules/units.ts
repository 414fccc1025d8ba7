import { unitCodeOf } from '@kontor/i18n/sheets'

/** What shops call units, beside what people do, with the code of UN/ECE Recommendation 20. */
const ofShops: Readonly<Record<string, string>> = {
  EA: 'C62',
  AU: 'C62',
  G: 'GRM',
  MG: 'MGM',
  CM: 'CMT',
  MM: 'MMT',
  KM: 'KMT',
  ML: 'MLT',
  DZ: 'DZN',
  PAA: 'PR',
  PAK: 'XPK',
  PK: 'XPK',
  KAR: 'XCT',
  CAR: 'XCT',
  CT: 'XCT',
  CS: 'XCS',
  ROL: 'XRO',
  RO: 'XRO',
  FL: 'XBO',
  BT: 'XBO',
  BG: 'XBG',
  CAN: 'XCA',
  PAL: 'XPX',
  MIN: 'MIN',
  TAG: 'DAY',
}

/** A unit of a shop as a code, if it is one; what says nothing is a piece. */
export const unitOf = (unit: string): string =>
  unit === '' ? 'C62' : (ofShops[unit.toUpperCase()] ?? unitCodeOf(unit))
