import type { EvaluationInput, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** What a workflow may know: the name of each fact and of what kind it is. */
type Known = Readonly<Record<string, { readonly type: 'NUMBER' | 'TEXT' | 'YES_NO' | 'LIST' }>>
type Value = string | number | boolean | readonly string[] | null

/** A field that no condition can ask, or whose value is of another kind. */
export interface Unfit {
  readonly field: string
  readonly why: Message
}

/** What is given to be decided on, as facts; the fields take the names that conditions use. */
export function factsGiven(
  { documentType, amount, currency, fields }: Of<typeof EvaluationInput>,
  known: Known,
): Record<string, Value> | Unfit {
  const facts: Record<string, Value> = {}
  for (const [name, text] of Object.entries(fields ?? {})) {
    const type = known[name]?.type
    if (type === undefined)
      return { field: `fields.${name}`, why: t`it must be one of ${Object.keys(known).join(', ')}` }
    const value = parsed(text, type)
    if (value === undefined)
      return {
        field: `fields.${name}`,
        why: type === 'NUMBER' ? t`it is not a number` : t`it is neither true nor false`,
      }
    facts[name] = value
  }
  return {
    ...facts,
    ...(documentType !== undefined && { documentType }),
    ...(amount !== undefined && { amount: Number(amount), documentAmount: Number(amount) }),
    ...(currency !== undefined && { currency }),
  }
}

function parsed(text: string, type: Known[string]['type']): Value | undefined {
  if (type === 'TEXT') return text
  if (type === 'LIST') return text.split(',').map((one) => one.trim())
  if (type === 'NUMBER') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
  return text === 'true' ? true : text === 'false' ? false : undefined
}
