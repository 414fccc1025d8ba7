import { Button, type Filter, FilterBar } from '@kontor/kit'
import { CircleCheck, Users } from 'lucide-react'
import { useNavigate } from 'react-router'
import { type Filters, kinds, spans } from './filters.ts'
import { useKontor, useWords } from './kontor.ts'

const amounts = ['500', '1000', '5000', '10000'] as const

export interface InboxFiltersProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
  /** The partners whose documents wait for the reader. */
  readonly partners: readonly string[]
}

/** What narrows the inbox: words, kind, deadline, amount and partner. */
export function InboxFilters({ filters, onChange, partners }: InboxFiltersProps) {
  const { t, format } = useWords()
  const { company, may } = useKontor()
  const navigate = useNavigate()
  const filter = <Id extends string>(
    id: 'kind' | 'due' | 'amount' | 'partner',
    ids: readonly Id[],
    nameOf: (id: Id) => string,
  ): Filter => {
    const label = t(`inbox.filter.${id}`)
    const chosen = ids.find((one) => one === filters[id])
    return {
      id,
      label,
      single: true,
      options: ids.map((one) => ({ id: one, label: nameOf(one) })),
      chosen: chosen ? [chosen] : [],
      onChange: ([one]) => onChange({ ...filters, [id]: one }),
      chosenText: chosen ? nameOf(chosen) : '',
      removeLabel: t('filter.remove', { name: label }),
    }
  }
  const known = [...new Set([...partners, ...(filters.partner ? [filters.partner] : [])])].toSorted()
  return (
    <FilterBar
      label={t('filter.label')}
      menuText={t('filter.menu')}
      findText={t('filter.find')}
      nothingText={t('filter.nothing')}
      doneText={t('filter.done')}
      search={{
        label: t('inbox.search.label'),
        placeholder: t('inbox.search.label'),
        text: filters.q,
        onText: (q) => onChange({ ...filters, q }),
        hotkey: '/',
      }}
      filters={[
        filter('kind', kinds, (kind) => t(`inbox.kind.${kind}`)),
        filter('due', spans, (span) => t(`inbox.filter.due.${span}`)),
        filter('amount', amounts, (amount) =>
          t('inbox.filter.amount.from', { amount: format.amount(amount, company.currency) }),
        ),
        filter('partner', known, (partner) => partner),
      ]}
    >
      <Button type="text" icon={CircleCheck} onClick={() => navigate('/done')}>
        {t('done.open')}
      </Button>
      {may('assignment.configure') && (
        <Button type="text" icon={Users} onClick={() => navigate('/team')}>
          {t('team.open')}
        </Button>
      )}
    </FilterBar>
  )
}
