import type { Of, ProfileField } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

export type Field = Of<typeof ProfileField>
export type FieldType = Field['type']

/** A field says of what kind it is for as long as somebody gave it something. */
export const whyNotChangeType = (from: FieldType, to: FieldType, answers: number): Message | undefined =>
  from === to || answers === 0
    ? undefined
    : t`type is ${to}, and ${answers} partners have filled the field in as ${from}: add another field.`

/** What a partner writes into a field fits its kind; nothing takes back what was there. */
export function whyNotValue({ id, type }: Pick<Field, 'id' | 'type'>, value: string): Message | undefined {
  if (type === 'UPLOAD' && value !== '')
    return t`The field ${id} takes a file: send it to the address of the field’s file.`
  return type === 'DATE' && value !== '' && !isDay(value)
    ? t`The field ${id} takes a day, not ${value}: write it as YYYY-MM-DD.`
    : undefined
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
