import { Button, EmptyState, SearchField, Select } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Users } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCampaigns, useSuppliers } from '../api.ts'
import { StateCounts } from '../campaigns/StateCounts.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { Page } from '../Page.tsx'
import { states } from '../states.ts'
import { FilesPart } from './FilesPart.tsx'
import { canBeMailed } from './mailing.ts'
import { SupplierDialog } from './SupplierDialog.tsx'
import { SupplierList } from './SupplierList.tsx'
import { SupplierSelection } from './SupplierSelection.tsx'

const all = 'all'

/** A campaign: its files, and its suppliers with where each stands. */
export function CampaignScreen({ id }: { id: string }) {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const campaigns = useCampaigns()
  const [text, setText] = useState('')
  const [state, setState] = useState<string>(all)
  const [adding, setAdding] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const wanted = states.find((one) => one === state)
  const searched = useDeferredValue(text.trim())
  const { rows, error, refetch, more, isMore } = useSuppliers(id, wanted, searched)
  const isNarrowed = wanted !== undefined || searched !== ''
  const chosen = rows?.filter((one) => selected.has(one.SourceId) && canBeMailed(one)) ?? []
  const campaign = campaigns.data?.find(({ Id }) => Id === id)
  const mayWrite = may('onboarding.write')
  return (
    <Page
      title={campaign?.GroupName ?? t('campaigns.title')}
      back="/"
      note={campaign && t('campaign.suppliers', { count: campaign.SupplierCount })}
      actions={
        mayWrite && (
          <Button type="primary" onClick={() => navigate(`/import?campaign=${id}`)}>
            {t('import.title')}
          </Button>
        )
      }
      foot={chosen.length > 0 && <SupplierSelection suppliers={chosen} onClear={() => setSelected(new Set())} />}
    >
      {campaign && <StateCounts campaign={campaign} />}
      <FilesPart group={id} />
      <h2 className="onboard-h2">{t('suppliers.title')}</h2>
      <div className="onboard-bar">
        <SearchField label={t('suppliers.search')} placeholder={t('suppliers.search')} text={text} onText={setText} />
        <Select
          label={t('suppliers.state')}
          hideLabel
          placeholder={t('suppliers.state.all')}
          value={state}
          options={[
            { id: all, label: t('suppliers.state.all') },
            ...states.map((one) => ({ id: one, label: t(`state.${one}`) })),
          ]}
          onChange={setState}
        />
        {mayWrite && <Button onClick={() => setAdding(true)}>{t('supplier.add')}</Button>}
      </div>
      <Answer of={{ data: rows, error, refetch }}>
        {(suppliers) =>
          suppliers.length === 0 ? (
            <EmptyState
              icon={Users}
              title={t(isNarrowed ? 'suppliers.none.found' : 'suppliers.none.title')}
              text={isNarrowed ? undefined : t('suppliers.none.text')}
            />
          ) : (
            <SupplierList
              suppliers={suppliers}
              selected={selected}
              onSelected={setSelected}
              more={more}
              isMore={isMore}
            />
          )
        }
      </Answer>
      {adding && <SupplierDialog group={id} onClose={() => setAdding(false)} />}
    </Page>
  )
}
