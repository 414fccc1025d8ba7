import { Button, ConfirmDialog, EmptyState, HeaderBar, IconButton, Menu, ScrollRegion, Skeleton } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton, Missing } from '@kontor/tradekit/document'
import { RecurringDialog, useRecurring } from '@kontor/tradekit/recurring'
import { RenameTemplateDialog, type Template, useTemplateActs, useTemplates } from '@kontor/tradekit/templates'
import { Money } from '@kontor/tradekit/words'
import { Copy, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { RecurringList } from './RecurringList.tsx'
import './templates.css'

/** Documents that the company uses again and again. */
export function TemplatesScreen() {
  const { t } = useWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useTemplates()
  const [asking, setAsking] = useState<{ readonly does: 'rename' | 'repeat' | 'delete'; readonly template: Template }>()
  const { act, isPending } = useTemplateActs()
  const { data: recurring = [] } = useRecurring()
  const isRepeated = ({ Id }: Template) => recurring.some(({ TemplateId }) => TemplateId === Id)
  useTitle(t('template.title'))
  const back = () => navigate('/')
  if (error && !data) return <Missing error={error} onBack={back} onAgain={() => void refetch()} />
  return (
    <main className="doc-screen">
      <HeaderBar icon={<BackButton onClick={back} />} title={t('template.title')} />
      {data === undefined && <Skeleton rows={5} label={t('list.loading')} />}
      {data?.length === 0 && <EmptyState icon={Copy} title={t('template.none')} text={t('template.noneText')} />}
      {data !== undefined && data.length > 0 && (
        <ScrollRegion label={t('template.title')} className="doc-templates">
          <ul>
            {data.map((template) => (
              <TemplateRow
                key={template.Id}
                template={template}
                busy={isPending}
                onUse={() => act({ does: 'use', template })}
                onAsk={(does) => setAsking({ does, template })}
              />
            ))}
          </ul>
          {recurring.length > 0 && <RecurringList recurring={recurring} />}
        </ScrollRegion>
      )}
      {asking?.does === 'rename' && (
        <RenameTemplateDialog template={asking.template} onClose={() => setAsking(undefined)} />
      )}
      {asking?.does === 'repeat' && <RecurringDialog template={asking.template} onClose={() => setAsking(undefined)} />}
      {asking?.does === 'delete' && (
        <ConfirmDialog
          visible
          kind="danger"
          title={t('template.deleteTitle', { name: asking.template.Name })}
          acceptText={t('template.deleteConfirm')}
          cancelText={t('dialog.cancel')}
          onAccept={() => {
            act({ does: 'delete', template: asking.template })
            setAsking(undefined)
          }}
          onCancel={() => setAsking(undefined)}
        >
          {t(isRepeated(asking.template) ? 'template.deleteRepeated' : 'template.deleteText')}
        </ConfirmDialog>
      )}
    </main>
  )
}

interface TemplateRowProps {
  readonly template: Template
  readonly busy: boolean
  readonly onUse: () => void
  readonly onAsk: (does: 'rename' | 'repeat' | 'delete') => void
}

function TemplateRow({ template, busy, onUse, onAsk }: TemplateRowProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const { Name: name, Type: type, Partner: partner, Amount: amount, Currency: currency } = template
  return (
    <li className="doc-template">
      <span className="doc-template-name">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {t(`type.${type}`)}
          {partner && (
            <>
              {' · '}
              <bdi>{partner}</bdi>
            </>
          )}
        </span>
      </span>
      <Money value={amount} currency={currency} />
      {may('document.write') && (
        <span className="doc-template-acts">
          <Button onClick={onUse} disabled={busy} label={t('template.useNamed', { name })}>
            {t('template.use')}
          </Button>
          <Menu
            label={t('template.moreNamed', { name })}
            entries={[
              { id: 'repeat', text: t('recurring.repeat'), onSelect: () => onAsk('repeat') },
              { id: 'rename', text: t('template.rename'), onSelect: () => onAsk('rename') },
              { id: 'delete', text: t('template.delete'), danger: true, onSelect: () => onAsk('delete') },
            ]}
          >
            <IconButton icon={Ellipsis} label={t('template.moreNamed', { name })} />
          </Menu>
        </span>
      )}
    </li>
  )
}
