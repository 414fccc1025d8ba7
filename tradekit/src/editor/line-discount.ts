import { discountCode, type LineForm } from '@kontor/ubl'

/**
 * The discount of a line in percent, '' where it has none; undefined where what is taken off or put on is more than one
 * percentage, as another program may have it.
 */
export function lineDiscountOf({ allowances = [] }: Pick<LineForm, 'allowances'>): string | undefined {
  const [first, ...others] = allowances
  if (first === undefined) return ''
  // An amount that is given does not follow a percentage that stands beside it.
  return others.length > 0 || first.charge || first.amount !== '' ? undefined : first.percent
}

/** A line with so many percent off; its reason is a code, as an invoice must give one (BR-42). */
export const withLineDiscount = ({ allowances = [] }: Pick<LineForm, 'allowances'>, percent: string) => ({
  allowances:
    percent === ''
      ? undefined
      : [{ charge: false, reasonCode: discountCode, ...allowances[0], amount: '', base: undefined, percent }],
})
