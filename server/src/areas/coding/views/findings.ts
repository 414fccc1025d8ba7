import type { Finding, Of } from '@kontor/contract'
import { createFormat, localeOf, type Message, t } from '@kontor/i18n'
import type { RequestContext } from '../../../platform/index.ts'
import { isFatal, type Remark } from '../rules/index.ts'

const maxFindings = 1000

/** A finding whose words are not translated yet. */
export type UntoldFinding = Omit<Of<typeof Finding>, 'message' | 'fix' | 'line'> & {
  readonly message: Message
  readonly fix: Message
}

/** What is wrong with a coding, with figures as a reader of the language writes them, in the document’s currency. */
export function findingsOf(
  remarks: readonly Remark[],
  language: string,
  currency: string | undefined,
): readonly UntoldFinding[] {
  const format = createFormat(localeOf(language).code)
  const figure = (value: string, unit: 'amount' | 'percent') => {
    if (unit === 'percent') return format.percent(value)
    return currency === undefined ? format.quantity(value) : format.amount(value, currency)
  }
  return remarks.slice(0, maxFindings).map((remark) => ({
    rule: remark.rule,
    severity: isFatal(remark) ? 'fatal' : 'warning',
    path: remark.path,
    ...wordsOf(remark, figure),
  }))
}

/** The findings in the language of whoever asks. */
export const translated = (findings: readonly UntoldFinding[], context: Pick<RequestContext, 'translate'>) =>
  Promise.all(
    findings.map(async ({ message, fix, ...finding }) => ({
      ...finding,
      message: await context.translate(message),
      fix: await context.translate(fix),
    })),
  )

function wordsOf(
  remark: Remark,
  figure: (value: string, unit: 'amount' | 'percent') => string,
): { message: Message; fix: Message } {
  const place = remark.lineId === undefined ? t`Whole document` : t`Line ${remark.lineId}`
  switch (remark.rule) {
    case 'UNKNOWN_LINE':
      return { message: t`The document has no line ${remark.lineId}.`, fix: t`Remove its codes.` }
    case 'UNKNOWN_CODE':
      return {
        message: t`${place}: ${remark.code} is not in the list ${remark.list}.`,
        fix: t`Choose a code from the list.`,
      }
    case 'OUT_OF_USE':
      return {
        message: t`${place}: ${remark.code} in the list ${remark.list} is no longer in use.`,
        fix: t`Choose another code.`,
      }
    case 'STILL_CARRIED':
      return {
        message: t`${place}: ${remark.code} in the list ${remark.list} went out of use after it was assigned.`,
        fix: t`You can keep it or choose another code.`,
      }
    case 'NOT_TOGETHER':
      return {
        message: t`${place}: ${remark.code} cannot be combined with ${remark.otherCode}.`,
        fix: t`Change one of the two codes.`,
      }
    case 'WRONG_PLACE':
      return {
        message: t`${place}: the list ${remark.list} applies to the whole document, not to a line.`,
        fix: t`Set this code for the whole document.`,
      }
    case 'NO_SHARE':
      return {
        message: t`${place}: part ${remark.part} has neither an amount nor a percentage.`,
        fix: t`Enter an amount or a percentage, or remove it.`,
      }
    case 'TOO_LITTLE':
    case 'TOO_MUCH': {
      const [sum, whole, rest] = [remark.sum, remark.whole, remark.rest.replace('-', '')].map((one) =>
        figure(one, remark.unit),
      )
      return remark.rule === 'TOO_LITTLE'
        ? {
            message: t`${place}: the parts add up to ${sum} of ${whole}, which is ${rest} too little.`,
            fix: t`Increase a part by ${rest}, or add one.`,
          }
        : {
            message: t`${place}: the parts add up to ${sum} of ${whole}, which is ${rest} too much.`,
            fix: t`Reduce a part by ${rest}.`,
          }
    }
  }
}
