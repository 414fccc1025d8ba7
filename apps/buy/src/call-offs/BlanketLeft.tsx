import { unitWord, writtenDay } from '@kontor/tradekit/words'
import { useWords } from '../kontor.ts'
import type { BlanketOrder } from './api.ts'

/** What of a blanket order is left, in all and line by line, until when, and why nothing can be called off. */
export function BlanketLeft({ blanket }: { readonly blanket: BlanketOrder }) {
  const { t, format, locale } = useWords()
  const { Amount, LeftAmount, Currency = '', Until, Because, Lines } = blanket
  const amounts = { left: format.amount(LeftAmount, Currency), amount: format.amount(Amount, Currency) }
  return (
    <>
      <small>
        {Until
          ? t('callOff.blanketUntil', { ...amounts, date: writtenDay(Until, locale) })
          : t('callOff.blanketLeft', amounts)}
      </small>
      {Lines.map(({ LineId, Description, Left, Ordered, Unit = '' }) => (
        <small key={LineId}>
          <bdi>{Description}</bdi>
          {': '}
          {t('callOff.left', {
            left: format.quantity(Left),
            ordered: `${format.quantity(Ordered)} ${unitWord(Unit, t)}`,
          })}
        </small>
      ))}
      {Because && <small dir="auto">{t('callOff.notNow', { reason: Because })}</small>}
    </>
  )
}
