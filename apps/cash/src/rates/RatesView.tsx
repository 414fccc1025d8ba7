import { Button, DecimalField, EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { type Rate, useRates } from '../api.ts'
import { CurrencySelect } from '../CurrencySelect.tsx'
import { useWords } from '../kontor.ts'
import { convert } from './convert.ts'
import { RateHistory } from './RateHistory.tsx'
import './rates.css'

/** What the company reckons with, a converter, and how a currency went. */
export function RatesView() {
  const { t } = useWords()
  return (
    <Answer of={useRates()}>
      {(rates) =>
        rates.length === 0 ? (
          <EmptyState icon={Coins} title={t('rates.none.title')} text={t('rates.none.text')} />
        ) : (
          <>
            <Converter rates={rates} />
            <RateTable rates={rates} />
          </>
        )
      }
    </Answer>
  )
}

function Converter({ rates }: { rates: readonly Rate[] }) {
  const { t, locale } = useWords()
  const [amount, setAmount] = useState('100.00')
  const [from, setFrom] = useState(foreignOf(rates[0]))
  const [to, setTo] = useState('EUR')
  const result = convert(amount, from, to, rates)
  return (
    <section className="cash-part" aria-labelledby="convert-title">
      <h2 id="convert-title">{t('convert.title')}</h2>
      <div className="cash-fields">
        <DecimalField
          label={t('convert.amount')}
          value={amount}
          onChange={setAmount}
          notDecimal={t('cash.notNumber')}
        />
        <CurrencySelect label={t('convert.from')} value={from} onChange={setFrom} />
        <CurrencySelect label={t('convert.to')} value={to} onChange={setTo} />
      </div>
      <p className="cash-result" aria-live="polite">
        {result ? <Money value={result.amount} currency={to} strong /> : t('convert.unknown')}
        {result?.day && <small>{t('due.rateOf', { day: writtenDay(result.day, locale) })}</small>}
      </p>
    </section>
  )
}

function RateTable({ rates }: { rates: readonly Rate[] }) {
  const { t, locale } = useWords()
  const [chosen, setChosen] = useState(foreignOf(rates[0]))
  return (
    <section className="cash-part" aria-labelledby="rates-title">
      <h2 id="rates-title">{t('cash.view.rates')}</h2>
      {chosen !== '' && <RateHistory key={chosen} currency={chosen} />}
      <table className="cash-table">
        <caption>{t('rates.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cash.currency')}</th>
            <th scope="col">{t('rates.rate')}</th>
            <th scope="col">{t('rates.day')}</th>
            <th scope="col">{t('rates.source')}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ From, To, Rate, ValidFrom = '', Source = '' }) => (
            <tr key={`${From} ${To} ${ValidFrom} ${Source}`}>
              <th scope="row">
                <Button
                  type="text"
                  label={t('rates.show', { currency: foreignOf({ From, To }) })}
                  onClick={() => setChosen(foreignOf({ From, To }))}
                >
                  <bdi>{foreignOf({ From, To })}</bdi>
                </Button>
              </th>
              <td>
                <bdi>
                  1 {From} = {Rate} {To}
                </bdi>
              </td>
              <td>{ValidFrom && writtenDay(ValidFrom, locale)}</td>
              <td dir="auto">{Source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Of the two the one that is not the euro. */
const foreignOf = ({ From, To }: Pick<Rate, 'From' | 'To'> = { From: 'EUR', To: 'USD' }): string =>
  To === 'EUR' ? From : To
