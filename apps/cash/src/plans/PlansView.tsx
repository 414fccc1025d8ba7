import { Button, EmptyState } from '@kontor/kit'
import { Paged } from '@kontor/tradekit/layout'
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
  const found = usePlans()
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
        {(found.rows ?? []).length > 0 && drafting}
      </div>
      <Paged
        of={found}
        moreText={t('cash.more')}
        none={
          <EmptyState
            icon={CalendarRange}
            level={3}
            title={t('plan.none.title')}
            text={t('plan.none.text')}
            action={drafting}
          />
        }
      >
        {(plans) => plans.map((plan) => <PlanCard key={plan.id} plan={plan} onEdit={() => setEditing(plan)} />)}
      </Paged>
      {editing && <PlanDialog {...(editing !== 'new' && { plan: editing })} onClose={() => setEditing(undefined)} />}
    </section>
  )
}
