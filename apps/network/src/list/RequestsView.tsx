import { Button, EmptyState, IconButton, Menu } from '@kontor/kit'
import { Paged } from '@kontor/tradekit/layout'
import { Ellipsis, Inbox } from 'lucide-react'
import { type Connection, useAct, useRequests } from '../api.ts'
import { useWords } from '../kontor.ts'
import { PartnerName } from './PartnerName.tsx'

const answers = ['accept', 'reject', 'verify', 'hide'] as const
type Reply = (typeof answers)[number]

/** Who asks for a connection, and how they may be answered. */
export function RequestsView() {
  const { t } = useWords()
  const none = <EmptyState icon={Inbox} title={t('requests.none.title')} text={t('requests.none.text')} />
  return (
    <Paged of={useRequests()} moreText={t('network.more')} none={none}>
      {(asking) => (
        <ul className="network-requests" aria-label={t('network.view.requests')}>
          {asking.map((one) => (
            <li key={one.ConnectionId}>
              <Request asking={one} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Request({ asking }: { asking: Connection }) {
  const { t } = useWords()
  const { ConnectionId, CompanyName: name, Message, AllowedActions } = asking
  const answer = useAct(
    ({ network }, kind: Reply) => {
      const given = { params: { connectionId: ConnectionId } }
      const calls = {
        accept: network.acceptRequest,
        reject: network.rejectRequest,
        verify: network.verifyRequest,
        hide: network.hideRequest,
      }
      return calls[kind](given)
    },
    (kind, t) => t(`requests.done.${kind}`, { name }),
  )
  const offers = (kind: Reply) => AllowedActions.includes(kind)
  const entry = (kind: Reply) => ({ id: kind, text: t(`requests.${kind}`), onSelect: () => answer.mutate(kind) })
  const more = (['verify', 'hide'] as const).filter(offers)
  return (
    <div className="network-request">
      <PartnerName partner={asking} />
      {Message !== undefined && <p dir="auto">{Message}</p>}
      <span className="network-acts">
        {offers('accept') && (
          <Button
            type="accept"
            label={t('requests.accept.named', { name })}
            busy={answer.isPending}
            onClick={() => answer.mutate('accept')}
          >
            {t('requests.accept')}
          </Button>
        )}
        {offers('reject') && (
          <Button
            label={t('requests.reject.named', { name })}
            disabled={answer.isPending}
            onClick={() => answer.mutate('reject')}
          >
            {t('requests.reject')}
          </Button>
        )}
        {more.length > 0 && (
          <Menu entries={more.map(entry)}>
            <IconButton icon={Ellipsis} label={t('requests.more', { name })} />
          </Menu>
        )}
      </span>
    </div>
  )
}
