import { inEnglish, type Message } from './message.ts'

/** What a check has to say of one place in a document, or of one field of a form. */
export type Finding = {
  /** id of the rule, e.g. BR-CO-10, SCHEMA-ORDER, FORM-DATE */
  rule: string
  severity: 'fatal' | 'warning'
  /** where: /Invoice/cac:InvoiceLine[2]/cbc:ID in a document, lines.1.quantity in a form */
  path: string
  /** line of the file that was read */
  line?: number
  /** what is wrong, with what was found and what was expected; in English */
  message: string
  /** what mends it; in English */
  fix?: string
  /** the business terms it speaks of, the one to mend first */
  terms?: string[]
  /** message and fix apart from their arguments, where they have any: what another language is made of */
  translatable?: { message?: Message; fix?: Message }
}

/** A check stops after this many findings. */
export const maxFindings = 500

/** The texts of a finding: in English, and apart from their values where they have any. */
export function texts(
  message: string | Message,
  fix: string | Message,
): Pick<Finding, 'message' | 'fix' | 'translatable'> {
  const parts = {
    ...(typeof message !== 'string' && { message }),
    ...(typeof fix !== 'string' && { fix }),
  }
  return {
    message: inEnglish(message),
    fix: inEnglish(fix),
    ...(Object.keys(parts).length > 0 && { translatable: parts }),
  }
}
