/** The key of a feature under which stands after how many days without an answer a supplier is reminded. */
export const remindAfterDays = 'RemindAfterDays'

/** The invitation and three reminders: who has not answered then does not want to. */
export const maxMails = 4

/** After how many days; undefined where that is nothing from 1 to 60, or nobody said. */
export function daysIn(values: readonly { readonly Key: string; readonly Value: string }[]): number | undefined {
  const value = values.find(({ Key }) => Key === remindAfterDays)?.Value.trim() ?? ''
  return /^[1-9]\d?$/.test(value) && Number(value) <= 60 ? Number(value) : undefined
}
