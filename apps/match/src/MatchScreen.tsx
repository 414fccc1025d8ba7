import { Button, HeaderBar, ScrollRegion, Skeleton, Status } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { ActionBar, useActions } from '@kontor/tradekit/actions'
import { ApprovalChain } from '@kontor/tradekit/approval'
import {
  BackButton,
  DocumentNotices,
  DocumentTabs,
  Missing,
  type Shown,
  ShownPages,
  type Tab,
} from '@kontor/tradekit/document'
import { phoneToPx, useWidth } from '@kontor/tradekit/layout'
import { MatchNotice, MatchTable } from '@kontor/tradekit/matching'
import { useMatch, useMetadata } from '@kontor/tradekit/queries'
import { beginReply } from '@kontor/tradekit/thread'
import { TurnButtons, useTriage } from '@kontor/tradekit/triage'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useInvoices, type View } from './api.ts'
import { useWords } from './kontor.ts'
import { matchTones } from './WorkbenchScreen.tsx'

/** An invoice beside its orders: what differs, what can be done about each line, and all that is known of it. */
export function MatchScreen({ id }: { id: string }) {
  const { t } = useWords()
  const isPhone = useWidth() <= phoneToPx
  const [tab, setTab] = useState<Tab>('thread')
  const [shown, setShown] = useState<Shown>()
  const turns = useTurns(id)
  const { data: document, error, refetch } = useMetadata(id)
  const { data: match } = useMatch(id)
  const { actions, dialog } = useActions(id, turns.back)
  useTriage({ actions, turns })
  useTitle(document?.ID ?? '')
  if (error && !document) return <Missing error={error} onBack={turns.back} onAgain={() => void refetch()} />
  if (!document || !match) return <Skeleton rows={8} label={t('list.loading')} />
  const ask = (line: { readonly LineId: string; readonly Description: string }) => {
    beginReply(id, `${t('dispute.line', { line: line.LineId, item: line.Description })}: `)
    setTab('thread')
  }
  return (
    <main className="match-screen">
      <HeaderBar
        icon={<BackButton to={t('match.title')} onClick={turns.back} />}
        title={`${document.ID} · ${document.SenderCompanyName}`}
        note={match.State && <Status tone={matchTones[match.State]}>{t(`match.state.${match.State}`)}</Status>}
        actions={
          <>
            <ActionBar
              actions={actions}
              isDisputed={document.ProcessState === 'DISPUTED'}
              buttons={isPhone ? 1 : 3}
              keys={!isPhone}
            />
            <TurnButtons previous={turns.previous} next={turns.next} />
          </>
        }
      />
      <ScrollRegion className="match-body" label={t('match.title')}>
        <DocumentNotices document={document} actions={actions} match={<MatchNotice document={document} brief />} />
        {!match.IsHidden && match.Orders.length === 0 && <p className="doc-quiet">{t('match.noOrder')}</p>}
        {!match.IsHidden && (
          <MatchTable
            documentId={id}
            match={match}
            acts={(line) => (
              <>
                {actions.allowed.includes('dispute') && (
                  <Button
                    type="text"
                    label={t('match.act.dispute.named', { line: line.LineId })}
                    onClick={() => actions.disputeLine(line.LineId)}
                  >
                    {t('match.act.dispute')}
                  </Button>
                )}
                {document.Parts.includes('conversation') && (
                  <Button type="text" label={t('match.act.ask.named', { line: line.LineId })} onClick={() => ask(line)}>
                    {t('match.act.ask')}
                  </Button>
                )}
              </>
            )}
          />
        )}
        <ApprovalChain documentId={id} />
        <DocumentTabs
          document={document}
          actions={actions}
          chosen={tab}
          onChoose={setTab}
          onFile={(file) => setShown({ file })}
        />
        <ShownPages document={document} chosen={shown} onChoose={setShown} />
      </ScrollRegion>
      {dialog}
    </main>
  )
}

/** The way back to the list that led here, and to the invoices before and after this one in it. */
function useTurns(id: string) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const view = (search.get('view') ?? 'OPEN') as View
  const query = view === 'OPEN' ? '' : `?view=${view}`
  const { rows = [] } = useInvoices(view, '')
  const at = rows.findIndex(({ DocumentId }) => DocumentId === id)
  const go = (place: number) => {
    const to = at < 0 ? undefined : rows[place]?.DocumentId
    return to === undefined ? undefined : () => navigate(`/${to}${query}`, { replace: true })
  }
  return { back: () => navigate(`/${query}`), previous: go(at - 1), next: go(at + 1) }
}
