import { Button, EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { CalendarRange, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Plan, usePlans } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanDialog } from './PlanDialog.tsx'

/** Payments that are planned before their invoices: the company's own plans, and those of its customers. */
export function PlansView() {
  const { t } = useWords()
  const { may } = useKontor()
  const { rows, more, isMore, error, refetch } = usePlans()
  const [editing, setEditing] = useState<Plan | 'new'>()
  const drafting = may('network.write') && (
    <Button icon={Plus} onClick={() => setEditing('new')}>
      {t('plan.new')}
    </Button>
  )
  return (
    <section className="cash-part" aria-labelledby="plans-title">
      <div className="cash-head">
        <h2 id="plans-title">{t('cash.view.plans')}</h2>
        {(rows ?? []).length > 0 && drafting}
      </div>
      <Answer of={{ data: rows, error, refetch }}>
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState
              icon={CalendarRange}
              level={3}
              title={t('plan.none.title')}
              text={t('plan.none.text')}
              action={drafting}
            />
          ) : (
            plans.map((plan) => <PlanCard key={plan.id} plan={plan} onEdit={() => setEditing(plan)} />)
          )
        }
      </Answer>
      {more && (
        <Button type="text" busy={isMore} onClick={more}>
          {t('cash.more')}
        </Button>
      )}
      {editing && <PlanDialog {...(editing !== 'new' && { plan: editing })} onClose={() => setEditing(undefined)} />}
    </section>
  )
}
