import type { GuidanceSettings } from '../telemetry/settings.ts'

/** What the tool is told of an account and its person, by our own names. */
export type Properties = Readonly<Record<string, string | number | boolean | null>>

/** F-367, each with the short key under which it is sent unless settings say otherwise (F-369, decision 19). */
export const defaultCodes: Readonly<Record<string, string>> = {
  accountType: 'at',
  averageInvoiceAmountEUR: 'aie',
  averageInvoiceAmountGBP: 'aig',
  averageInvoiceAmountUSD: 'aiu',
  companyId: 'ci',
  country: 'co',
  industry: 'in',
  invoiceCountPastYear: 'icp',
  invoiceVolumePastYearEUR: 'ive',
  invoiceVolumePastYearGBP: 'ivg',
  invoiceVolumePastYearUSD: 'ivu',
  size: 'si',
}

/** F-368: the flag that says whether a company is connected to a large customer. */
export const connectionFlag = (customer: string): string => `isConnectedTo${customer}`

/** The properties under their short keys; one that has none is skipped, and the console warned (F-370). */
export function coded(
  properties: Properties,
  { codes = {}, largeCustomers = {} }: Pick<GuidanceSettings, 'codes' | 'largeCustomers'>,
  warn: (text: string) => void,
): Properties {
  const flags = Object.keys(largeCustomers).map((customer, index) => [connectionFlag(customer), `c${index + 1}`])
  const keys = new Map<string, string>([...Object.entries(defaultCodes), ...flags, ...Object.entries(codes)] as never)
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const key = keys.get(name)
      if (key === undefined) warn(`The guidance tool has no attribute ${name}; it is skipped.`)
      return key === undefined ? [] : [[key, value]]
    }),
  )
}
