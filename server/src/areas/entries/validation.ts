import type { TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { ApiError, type FieldError } from '../../platform/index.ts'
import { type Finding, findingsIn, type Parsed } from '../parsing/index.ts'
import { noProfile, typeOfUbl } from './values/profiles.ts'

/** @throws ApiError DocumentRefused for a document that is read but not traded. */
export function typeFor(parsed: Parsed): TradeType {
  const type = typeOfUbl(parsed.ublType)
  if (type === undefined)
    throw new ApiError('DocumentRefused', t`${noProfile}: ${parsed.ublType}. Use a type from info/documentprofiles.`, {
      details: { type: parsed.ublType },
    })
  return type
}

/** What a document is checked against, each unless it is left out. */
export interface Checks {
  readonly schemaValidate?: boolean | undefined
  readonly validateDocumentProfile?: boolean | undefined
}

/** @throws ApiError DocumentInvalid with a line for each fatal finding of the checks that are asked for. */
export function refuseInvalid(parsed: Parsed, checks: Checks = {}): void {
  const found = [
    ...(checks.schemaValidate === false ? [] : parsed.schema),
    ...(checks.validateDocumentProfile === false ? [] : parsed.profile),
  ].filter(({ severity }) => severity === 'fatal')
  const [first] = found
  if (first === undefined) return
  throw new ApiError(
    'DocumentInvalid',
    found.length === 1
      ? t`The document violates 1 rule: ${messageOf(first)}`
      : t`The document violates ${found.length} rules: ${messageOf(first)}`,
    { fields: found.slice(0, 1000).map(fieldFault), besides: findingsIn },
  )
}

const messageOf = ({ message, translatable }: Pick<Finding, 'message' | 'translatable'>): Message =>
  translatable?.message ?? { id: message, arguments: [] }

const fieldFault = ({ rule, path, line, fix, ...finding }: Finding): FieldError => ({
  code: rule,
  message: messageOf(finding),
  details: {
    path,
    rule,
    ...(line === undefined ? {} : { line: String(line) }),
    ...(fix === undefined ? {} : { fix }),
  },
})
