import { Button, Status, type Tone } from '@kontor/kit'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { type Plan, useAct } from '../api.ts'
import { useWords } from '../kontor.ts'

const tones: Readonly<Record<NonNullable<Plan['state']>, Tone>> = { DRAFT: 'mute', ACTIVE: 'good', CLOSED: 'info' }
const figures = ['planned', 'invoiced', 'paid', 'left'] as const

/** A plan with its instalments and what came of it. */
export function PlanCard({ plan, onEdit }: { plan: Plan; onEdit: () => void }) {
  const { t, locale } = useWords()
  const {
    id = '',
    name,
    state = 'DRAFT',
    partner = '',
    isOwn,
    currency,
    instalments,
    progress,
    allowedActions = [],
  } = plan
  const activate = useAct(
    ({ plans }, _: undefined) => plans.activatePlan({ params: { id } }),
    (t) => t('plan.done.activate', { partner }),
  )
  const close = useAct(
    ({ plans }, _: undefined) => plans.closePlan({ params: { id } }),
    (t) => t('plan.done.close'),
  )
  return (
    <article className="cash-card" aria-label={name}>
      <div className="cash-head">
        <h3 dir="auto">{name}</h3>
        <Status tone={tones[state]}>{t(`plan.state.${state}`)}</Status>
      </div>
      <p dir="auto">{t(isOwn ? 'plan.ours' : 'plan.theirs', { partner })}</p>
      {progress && state !== 'DRAFT' && (
        <dl className="cash-figures">
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{t(`plan.${figure}`)}</dt>
              <dd>
                <Money value={progress[figure]} currency={currency} strong={figure === 'left'} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <table className="cash-table">
        <caption>{t('plan.instalments')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('plan.date')}</th>
            <th scope="col">{t('plan.amount')}</th>
            <th scope="col">{t('plan.note')}</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map(({ date, amount, note = '' }) => (
            <tr key={date}>
              <th scope="row">{writtenDay(date, locale)}</th>
              <td>
                <Money value={amount} currency={currency} />
              </td>
              <td dir="auto">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {allowedActions.length > 0 && (
        <div className="cash-acts">
          {allowedActions.includes('activate') && (
            <Button type="primary" busy={activate.isPending} onClick={() => activate.mutate(undefined)}>
              {t('plan.activate')}
            </Button>
          )}
          {allowedActions.includes('edit') && <Button onClick={onEdit}>{t('plan.edit')}</Button>}
          {allowedActions.includes('close') && (
            <Button busy={close.isPending} onClick={() => close.mutate(undefined)}>
              {t('plan.close')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
