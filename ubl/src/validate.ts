import type { Finding } from './finding.ts'
import { readReceived } from './read-any.ts'
import { type Profile, ruleSetVersion } from './rules/profiles.ts'
import { validateRules } from './rules/validate.ts'
import { validateSchema } from './schema/validate.ts'
import type { Limits } from './xml/limits.ts'
import { Refusal } from './xml/refusal.ts'

export type Verdict = {
  /** no finding is fatal */
  readonly valid: boolean
  /** the edition of the rules that the document was judged by; a verdict that is kept stands for that edition */
  readonly ruleSet: string
  /** of the form first, then of the rules; a file that cannot be read has one, with the code of the refusal as its rule */
  readonly results: readonly Finding[]
}

export type ValidateOptions = {
  profile?: Profile
  /** whether order, cardinality, types and attributes are checked, too */
  schema?: boolean
  limits?: Partial<Limits>
  /** takes the document out of what holds it, as `xmlOf` of @kontor/ubl/pdf does with a hybrid PDF */
  open?: (bytes: Uint8Array) => Uint8Array
}

/**
 * Reads a document and judges it as it was received: UBL in XML or either JSON, or a CII invoice, whose findings lead
 * into the CII file. Never throws on account of the document.
 */
export function validate(bytes: Uint8Array, options: ValidateOptions = {}): Verdict {
  const { profile = 'kontor', schema = true, limits = {}, open = (file) => file } = options
  const judged = (): Finding[] => {
    const tree = readReceived(open(bytes), limits)
    return [...(schema ? validateSchema(tree) : []), ...validateRules(tree, profile)]
  }
  const results = orRefusal(judged)
  return {
    valid: results.every(({ severity }) => severity !== 'fatal'),
    ruleSet: ruleSetVersion[profile],
    results,
  }
}

function orRefusal(judged: () => Finding[]): Finding[] {
  try {
    return judged()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, path, line, message, translatable } = error
    return [
      {
        rule: code,
        severity: 'fatal',
        path: path || '/',
        message,
        ...(line === undefined ? {} : { line }),
        ...(translatable && { translatable }),
      },
    ]
  }
}
