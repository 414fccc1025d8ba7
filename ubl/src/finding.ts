/** What a check has to say of one place in a document, or of one field of a form. */
export type Finding = {
  /** id of the rule, e.g. BR-CO-10, SCHEMA-ORDER, FORM-DATE */
  rule: string
  severity: 'fatal' | 'warning'
  /** where: /Invoice/cac:InvoiceLine[2]/cbc:ID in a document, lines.1.quantity in a form */
  path: string
  /** line of the file that was read */
  line?: number
  /** what is wrong, with what was found and what was expected */
  message: string
  /** what mends it */
  fix?: string
  /** the business terms it speaks of, the one to mend first */
  terms?: string[]
}

/** More findings than this help nobody: a check stops there. */
export const mostFindings = 500
