/** The in-app guidance tool, where an operator uses one (KONTOR_GUIDANCE, docs/operating.md). Nothing has a default host. */
export interface GuidanceSettings {
  /** Where the tool's script comes from, as a host name: `content.guide.example`. */
  readonly contentHost: string
  /** The operator's account with the tool; names the script. */
  readonly accountId: number
  /** Where properties are sent: an https address. */
  readonly destination: string
  /** Short keys in place of our own for attributes, by their names (F-369). */
  readonly codes?: Readonly<Record<string, string>>
  /** The customers that connection flags are named after, up to five: their company ids by name (F-368). */
  readonly largeCustomers?: Readonly<Record<string, string>>
  /** Who has an address under it is staff, and is not guided (F-236): `provider.example`. */
  readonly staffDomain?: string
  /** Ids of companies for tests, which are not guided (F-235). */
  readonly testCompanies?: readonly string[]
}

/** Where visits are told of (KONTOR_ANALYTICS). */
export interface AnalyticsSettings {
  /** An https address. */
  readonly destination: string
}

/** What of the outside world this installation speaks to. By default nothing, and nothing of this is loaded. */
export interface TelemetrySettings {
  readonly guidance?: GuidanceSettings
  readonly analytics?: AnalyticsSettings
}

/** The settings that the server has written into the shell's page; undefined where there are none. */
export function readTelemetrySettings(page: Pick<Document, 'querySelector'>): TelemetrySettings | undefined {
  const written = page.querySelector('meta[name=kontor-telemetry]')?.getAttribute('content')
  return written ? (JSON.parse(written) as TelemetrySettings) : undefined
}
