import { Checkbox, IconButton, Menu, type MenuEntry, Status } from '@kontor/kit'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { type Link, type Supplier, useAct } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { toneOf } from '../states.ts'
import { SupplierDetails } from './SupplierDetails.tsx'

interface SupplierRowProps {
  readonly supplier: Supplier
  /** Undefined where it cannot be selected. */
  readonly selected: boolean | undefined
  readonly onSelect: (selected: boolean) => void
  readonly onMail: () => void
  readonly onLink: (link: Link) => void
}

/** A supplier, where it stands, and what can be done with it. */
export function SupplierRow({ supplier, selected, onSelect, onMail, onLink }: SupplierRowProps) {
  const { t, format } = useWords()
  const { open, confirm } = useKontor()
  const [showsDetails, setShowsDetails] = useState(false)
  const { SourceId, CompanyName: name, Email, State, NotSent, ConnectionId, AllowedActions } = supplier
  const issue = useAct(
    ({ onboarding }, sourceId: string) => onboarding.issueLink({ params: { sourceId } }),
    () => undefined,
    onLink,
  )
  const withdraw = useAct(
    ({ onboarding }, token: string) => onboarding.deleteInvitation({ params: { token } }),
    (_, t) => t('supplier.withdrawn', { name }),
  )
  const verify = useAct(
    ({ network }, connectionId: string) => network.verifyRequest({ params: { connectionId } }),
    (_, t) => t('supplier.verified', { name }),
  )
  const acts: Readonly<Record<string, MenuEntry>> = {
    invite: { id: 'invite', text: t('supplier.invite'), onSelect: onMail },
    remind: { id: 'remind', text: t('supplier.remind'), onSelect: onMail },
    link: { id: 'link', text: t('supplier.link'), onSelect: () => issue.mutate(SourceId) },
    verify: {
      id: 'verify',
      text: t('supplier.verify'),
      onSelect: () => {
        if (ConnectionId) verify.mutate(ConnectionId)
      },
    },
    withdraw: {
      id: 'withdraw',
      text: t('supplier.withdraw'),
      danger: true,
      onSelect: async () => {
        const title = t('supplier.withdraw.title', { name })
        if (await confirm({ kind: 'danger', title, text: t('supplier.withdraw.text'), accept: t('supplier.withdraw') }))
          withdraw.mutate(SourceId)
      },
    },
  }
  const entries: MenuEntry[] = [
    { id: 'facts', text: t('supplier.facts'), onSelect: () => setShowsDetails(true) },
    ...AllowedActions.flatMap((act) => acts[act] ?? []),
    ...(ConnectionId
      ? [{ id: 'partner', text: t('supplier.partner'), onSelect: () => open('Kontor.Network', `/${ConnectionId}`) }]
      : []),
  ]
  const when = supplier.Joined ?? supplier.Opened ?? supplier.Invited
  return (
    <li className="onboard-supplier">
      {selected === undefined ? (
        <span />
      ) : (
        <Checkbox label={t('suppliers.select', { name })} hideLabel checked={selected} onChange={onSelect} />
      )}
      <span className="onboard-name">
        <b dir="auto">{name}</b>
        <small dir="auto">{Email}</small>
      </span>
      <span className="onboard-state">
        <Status tone={toneOf[State]}>{t(`state.${State}`)}</Status>
        {NotSent === undefined ? (
          when && <small>{format.instant(when)}</small>
        ) : (
          <small className="onboard-problem">{NotSent || t('supplier.noServer')}</small>
        )}
      </span>
      <Menu entries={entries}>
        <IconButton icon={Ellipsis} label={t('supplier.acts', { name })} />
      </Menu>
      {showsDetails && <SupplierDetails supplier={supplier} onClose={() => setShowsDetails(false)} />}
    </li>
  )
}
