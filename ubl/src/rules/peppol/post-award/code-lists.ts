import { type CodeList, isCode } from '../../code-lists.ts'

/** Lists of EN 16931 that post-award names otherwise. */
const shared: Readonly<Record<string, CodeList>> = {
  ISO3166: 'ISO3166-1_Alpha2',
  ISO4217: 'ISO4217_2015',
  UNECERec20: 'UNECERec20-11e',
  UNCL5189: 'UNCL5189',
  UNCL7161: 'UNCL7161',
  UNCL7143: 'UNCL7143',
  UNCL5305: 'UNCL5305',
  eas: 'eas',
  ICD: 'icd',
}

/** Lists that only post-award has (Peppol code lists 3.0.17; subsets of UN/CEFACT's and of its own). */
const own: Readonly<Record<string, string>> = {
  TrueFalse: 'true false',
  ActionCode_header: 'Add Replace Update Delete',
  ActionCode_line: 'Add Update Delete',
  GS17009: 'CU DU TU HN',
  Image: 'PRODUCT_IMAGE',
  NA: 'NA',
  TransactionCondition: 'CT NON_RETURNABLE',
  // The kinds of file differ from those of invoices.
  MimeCode:
    'application/pdf image/png image/jpeg image/tiff application/acad application/dwg drawing/dwg application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet',
  UNCL1001_T01: '105 220 221 226 227',
  'UNCL4343-T76': 'AB AP RE CA',
  'UNCL4343-T111': 'AB AP RE IP UQ CA PD',
  UNCL4343: 'AB AP RE',
  UNCL1229: '1 3 5 7 42',
  UNCL1229_CHANGE: '1 2 3 4 74',
  UNCL4219: '1 2 3 4',
  UNCL5387:
    'AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAN AAO AAP AAQ AAR AAS AAT AAU AAV AAW AAX AAY AAZ ABA ABB ABC ABD ABE ABF ABG ABH ABI ABJ ABK ABL ABM ABN ABO ABP ABQ ABR ABS ABT ABU ABV ABW ABX ABY ABZ ACA ACB AI ALT AP BR CAT CDV CON CP CU CUP CUS DAP DIS DPR DR DSC EC ES EUP FCR GRP INV LBL MAX MIN MNR MSR MXR NE NQT NTP NW OFR PAQ PBQ PPD PPR PRO PRP PW QTE RES RTP SHD SRP SW TB TRF TU TW WH',
  UNCL6313: 'ABJ AAF AAX HT LN WD GW TC AAO',
  'UNCL6313-T16': 'AAB AAW AAX AAL',
  UNCL8273: 'ADR ADS ADT ADU ADV ADW ADX AGS ANR ARD CFR COM GVE GVS ICA IMD RGE RID UI ZZZ',
  UNECERec19: '0 1 2 3 4 5 6 7 8 9',
  OPStatusReason: 'NON REF LEG REC QUA DEL PRI QTY ITM PAY UNR FIN PPD OTH',
  OPStatusAction: 'NOA PIN NIN CNF CNP CNA OTH',
  ClarificationListID: 'OPStatusAction OPStatusReason',
  StatusReason: 'BV BW SV',
  ProductTraceIDschemeIDCode: 'UDI',
  TransportHandlingUnitIDschemID: 'SSCC ZZZ',
}

/** UN/EDIFACT 1001, the whole list, as runs of numbers. */
const documentNames =
  '1-470 481-491 493-499 520-539 550-554 575-589 610 621-659 700-751 760 761 763-766 770 775 780-799 810-812 820-825 830 833 840 841 850-853 855 856 860-865 870 890 895 896 901 910 911 913-917 925-927 929-938 940 941 950-955 960-966 970-972 974-979 990 991 995 996 998 1999'
    .split(' ')
    .map((run) => {
      const [first = '', last = first] = run.split('-')
      return [Number(first), Number(last)] as const
    })

const made = new Map<string, ReadonlySet<string>>()

/** True where a code is in one of the lists. */
export const isListed = (lists: readonly string[], code: string): boolean => lists.some((list) => isIn(list, code))

function isIn(list: string, code: string): boolean {
  const common = shared[list]
  if (common) return isCode(common, code)
  // Recommendation 21 stands in Recommendation 20's list with an X before it.
  if (list === 'UNECERec21') return isCode('UNECERec20-11e', `X${code}`)
  if (list === 'UNCL1001') return /^[1-9]\d*$/.test(code) && documentNames.some(([a, z]) => +code >= a && +code <= z)
  // GS1 adds labels to its list all the time: what has the form of one is taken for one.
  if (list === 'PackagingMarkedLabelAccreditationCode') return /^[A-Z0-9]+(?:_[A-Z0-9]+)*$/.test(code)
  const codes = made.get(list) ?? new Set(own[list]?.split(' '))
  made.set(list, codes)
  return codes.has(code)
}

/** What a list is a list of, in words. */
export const listNames: Readonly<Record<string, string>> = {
  ISO3166: 'a country',
  ISO4217: 'a currency',
  UNECERec20: 'a unit',
  UNECERec21: 'a packaging type',
  UNECERec19: 'a transport mode',
  UNCL5189: 'an allowance reason',
  UNCL7161: 'a charge reason',
  UNCL7143: 'a classification scheme',
  UNCL1001: 'a document type',
  UNCL1001_T01: 'an order type',
  UNCL1229: 'a line status',
  UNCL1229_CHANGE: 'a line change',
  UNCL4219: 'a shipping priority',
  UNCL5387: 'a price type',
  UNCL6313: 'a measured dimension',
  ActionCode_header: 'a catalogue action',
  ActionCode_line: 'a catalogue line action',
  GS17009: 'a packaging level',
  Image: 'an image type',
  NA: 'nothing (NA)',
  PackagingMarkedLabelAccreditationCode: 'a GS1 label',
  TransactionCondition: 'a condition of sale',
  UNCL4343: 'a response',
  'UNCL4343-T76': 'an order response',
  'UNCL4343-T111': 'an invoice status',
  'UNCL6313-T16': 'a measured dimension',
  UNCL8273: 'a dangerous goods regulation',
  eas: 'an electronic address scheme',
  ICD: 'an identifier scheme',
  MimeCode: 'a file type allowed by Peppol',
  TrueFalse: 'true or false',
  OPStatusReason: 'a reason',
  OPStatusAction: 'an action',
  ClarificationListID: 'a list of clarifications',
  StatusReason: 'an issue type',
}
