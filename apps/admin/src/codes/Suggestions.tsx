import { Answer } from '@kontor/tradekit/layout'
import { useWords } from '../kontor.ts'
import { useQuality } from './suggestions.ts'
import { ThresholdForm } from './ThresholdForm.tsx'

/** How well codes were suggested in the last year, and from when on they are. */
export function Suggestions({ mayKeep }: { mayKeep: boolean }) {
  const { t, locale } = useWords()
  const share = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <section className="admin-part" aria-labelledby="codes-suggestions">
      <h2 id="codes-suggestions" className="admin-h2">
        {t('suggestions.title')}
      </h2>
      <p className="admin-quiet">{t('suggestions.text')}</p>
      <Answer of={useQuality()}>
        {({ codes, months, linking }) => (
          <>
            {codes && (
              <p>
                {t('suggestions.year', {
                  correct: codes.correct,
                  wrong: codes.wrong,
                  abstained: codes.abstained,
                })}
              </p>
            )}
            {linking.recall !== undefined && (
              <p>
                {t('suggestions.linking', {
                  linked: linking.linked,
                  unlinked: linking.unlinked,
                  recall: share.format(linking.recall),
                  precision: share.format(linking.precision ?? 1),
                })}
              </p>
            )}
            {months.length > 0 && <Months months={months} />}
            {codes?.threshold && (
              <ThresholdForm key={JSON.stringify(codes.threshold)} saved={codes.threshold} readOnly={!mayKeep} />
            )}
          </>
        )}
      </Answer>
    </section>
  )
}

type Month = NonNullable<ReturnType<typeof useQuality>['data']>['months'][number]

/** Documents by the month in which they were coded. */
function Months({ months }: { months: readonly Month[] }) {
  const { t, locale } = useWords()
  const monthOf = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <table className="admin-months">
      <caption className="admin-quiet">{t('suggestions.months')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('suggestions.month')}</th>
          <th scope="col">{t('suggestions.correct')}</th>
          <th scope="col">{t('suggestions.wrong')}</th>
          <th scope="col">{t('suggestions.abstained')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ from, correct, wrong, abstained }) => (
          <tr key={from}>
            <th scope="row">{monthOf.format(new Date(`${from}T00:00:00Z`))}</th>
            <td>{correct.toLocaleString(locale)}</td>
            <td>{wrong.toLocaleString(locale)}</td>
            <td>{abstained.toLocaleString(locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
