import type { Of, Spend, SpendGroup } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { RequestContext } from '../../platform/index.ts'
import { csvOf } from '../../platform/sheets/index.ts'
import { none } from './rules/index.ts'

const groups: Readonly<Record<SpendGroup, Message>> = {
  MONTH: t`Month`,
  PARTNER: t`Partner`,
  CATEGORY: t`Category`,
}

/** What nothing is known of is called so. */
const unknown: Readonly<Record<Exclude<SpendGroup, 'MONTH'>, Message>> = {
  PARTNER: t`Unknown partner`,
  CATEGORY: t`Not categorized`,
}

/** The rows that are shown, in the reader's language; what could not be converted follows in a row of its own currency. */
export async function spendAsCsv(spend: Of<typeof Spend>, context: RequestContext): Promise<string> {
  const { By, Currency, Rows } = spend
  const heading = [groups[By], t`Classification`, t`Currency`, t`Spend`, t`Year before`, t`Share in %`, t`Change in %`]
  const nothing = By === 'MONTH' ? '' : await context.translate(unknown[By])
  return csvOf(
    await Promise.all(heading.map((word) => context.translate(word))),
    Rows.flatMap(({ Key, Name, Scheme = '', Amount, Before, Share = '', Change = '', Apart }) => {
      const name = Key === none ? nothing : (Name ?? Key)
      return [
        [name, Scheme, Currency, Amount, Before, Share, Change],
        ...Apart.map((one) => [name, Scheme, one.Currency, one.Amount, one.Before, '', '']),
      ]
    }),
  )
}
