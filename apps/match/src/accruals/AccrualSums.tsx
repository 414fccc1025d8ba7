import { Button, Select } from '@kontor/kit'
import { Money } from '@kontor/tradekit/words'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import type { Accruals, Apart } from './api.ts'

const groups = ['Suppliers', 'CostCentres', 'Categories'] as const
type Group = (typeof groups)[number]

interface Sum {
  /** None for what has no cost centre, or is not classified. */
  readonly name: string | undefined
  readonly beside?: string | undefined
  readonly Amount: string
  readonly Apart: Apart
}

/** So many sums are shown before somebody asks for more. */
const sumsPerStep = 10

function sumsOf({ Suppliers, CostCentres, Categories }: Accruals, group: Group): Sum[] {
  if (group === 'Suppliers') return Suppliers.map(({ Supplier, ...sum }) => ({ name: Supplier, ...sum }))
  if (group === 'CostCentres') return CostCentres.map(({ CostCentre, ...sum }) => ({ name: CostCentre, ...sum }))
  return Categories.map(({ Category, Scheme, ...sum }) => ({ name: Category, beside: Scheme, ...sum }))
}

/** What it comes to by supplier, cost centre or category, in the currency of the company. */
export function AccrualSums({ accruals }: { accruals: Accruals }) {
  const { t } = useWords()
  const [group, setGroup] = useState<Group>('Suppliers')
  const [shown, setShown] = useState(sumsPerStep)
  const sums = sumsOf(accruals, group)
  return (
    <section className="accruals-sums" aria-label={t('accruals.sums')}>
      <Select
        label={t('accruals.by')}
        placeholder={t('accruals.by')}
        value={group}
        options={groups.map((id) => ({ id, label: t(`accruals.by.${id}`) }))}
        onChange={(id) => setGroup(groups.find((one) => one === id) ?? 'Suppliers')}
      />
      <ul>
        {sums.slice(0, shown).map(({ name, beside, Amount, Apart }) => (
          <li key={`${name} ${beside}`}>
            <span>
              <bdi>{name ?? t(`accruals.none.${group}`)}</bdi>
              {beside && <small> {beside}</small>}
            </span>
            <span className="accruals-amounts">
              {(Number(Amount) !== 0 || Apart.length === 0) && <Money value={Amount} currency={accruals.Currency} />}
              {Apart.map((one) => (
                <small key={one.Currency}>
                  + <Money value={one.Amount} currency={one.Currency} />
                </small>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {sums.length > shown && (
        <Button type="text" onClick={() => setShown(shown + sumsPerStep)}>
          {t('match.more')}
        </Button>
      )}
    </section>
  )
}
