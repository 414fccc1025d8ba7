import { Button, EmptyState, Status } from '@kontor/kit'
import { Money } from '@kontor/tradekit/words'
import { CalendarCheck } from 'lucide-react'
import { useOverview } from '../api/overview.ts'
import type { Sum } from '../api/types.ts'
import { documentsApp, listOf } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Section } from '../Section.tsx'
import { type DueRow, dueRows, type Side, sidesOf, weekRange } from './weeks.ts'

const folders = { pay: 'purchases', receive: 'sales' } as const

const unpaid = (side: Side): string =>
  listOf(
    ['type', 'invoice'],
    ['folder', folders[side]],
    ['state', 'SENT'],
    ['state', 'DELIVERED'],
    ['state', 'COLLECTED'],
    ['state', 'ACCEPTED'],
    ['state', 'OVERDUE'],
    ['by', 'DueDate'],
    ['up', '1'],
  )

/** What is to be paid and what will be, week by week. */
export function DueWeeks() {
  const { t } = useWords()
  return (
    <Section title={t('due.title')} answer={useOverview()} rows={4}>
      {(overview) => {
        const rows = dueRows(overview)
        if (rows.length > 0) return <DueTable rows={rows} />
        return <EmptyState icon={CalendarCheck} title={t('due.none.title')} text={t('due.none.text')} level={3} />
      }}
    </Section>
  )
}

function DueTable({ rows }: { rows: readonly DueRow[] }) {
  const { t, locale } = useWords()
  const { open } = useKontor()
  const sides = sidesOf(rows)
  return (
    <table className="home-due">
      <thead>
        <tr>
          <th scope="col">{t('due.week')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              <Button type="text" label={t(`due.${side}.show`)} onClick={() => open(documentsApp, unpaid(side))}>
                {t(`due.${side}`)}
              </Button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.week}>
            <th scope="row">
              {row.week === 'overdue' ? <Status tone="bad">{t('due.overdue')}</Status> : weekRange(row.week, locale)}
            </th>
            {sides.map((side) => (
              <td key={side}>
                <Sums sums={row[side]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <span className="home-sums">
      {sums.map(({ Currency, Sum }) => (
        <Money key={Currency} value={Sum} currency={Currency} />
      ))}
    </span>
  )
}
