import type { TradeType } from '@kontor/contract'
import { Fault } from '../../../platform/index.ts'
import type { Finding, Parsed } from '../../../platform/parsing/index.ts'
import { noProfile, typeOfUbl } from '../values/profiles.ts'

/** @throws Fault DocumentRefused for a document that is read but not traded. */
export function typeFor(parsed: Parsed): TradeType {
  const type = typeOfUbl(parsed.ublType)
  if (type === undefined)
    throw new Fault(
      'DocumentRefused',
      `${noProfile}: ${parsed.ublType}. Send one of the types of info/documentprofiles.`,
      {
        details: { type: parsed.ublType },
      },
    )
  return type
}

/** What a document is checked against, each unless it is left out. */
export interface Checks {
  readonly schemaValidate?: boolean | undefined
  readonly validateDocumentProfile?: boolean | undefined
}

/** @throws Fault DocumentInvalid with a line for each fatal finding of the checks that are asked for. */
export function refuseInvalid(parsed: Parsed, checks: Checks = {}): void {
  const found = [
    ...(checks.schemaValidate === false ? [] : parsed.schema),
    ...(checks.validateDocumentProfile === false ? [] : parsed.profile),
  ].filter(({ severity }) => severity === 'fatal')
  if (found.length === 0) return
  throw new Fault(
    'DocumentInvalid',
    `The document breaks ${found.length} ${found.length === 1 ? 'rule' : 'rules'}: ${found[0]?.message}`,
    { fields: found.slice(0, 1000).map(fieldFault) },
  )
}

const fieldFault = ({ rule, path, line, message, fix }: Finding) => ({
  code: rule,
  message,
  details: {
    path,
    rule,
    ...(line === undefined ? {} : { line: String(line) }),
    ...(fix === undefined ? {} : { fix }),
  },
})
