import { Button, Icon, IconButton, Select } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { User, Users, X } from 'lucide-react'
import { useKontor, useWords } from '../kontor.ts'
import { useAccess, useSharing } from '../queries/access.ts'
import { type Holder, useHolders } from '../queries/holders.ts'
import type { Grant, Metadata } from '../queries/types.ts'
import { GiveAccess } from './GiveAccess.tsx'
import { rights } from './rights.ts'
import '../files/rows.css'

const holderOf = ({ UserId, GroupId }: Grant): string => UserId ?? GroupId ?? ''

/** Who may do what with the document beside those whose role lets them; a right more, another, or taken back. */
export function AccessTab({ document }: { document: Metadata }) {
  const { t } = useWords()
  const { user } = useKontor()
  const { data: access, error } = useAccess(document)
  const holders = useHolders()
  const sharing = useSharing(document.DocumentId)
  if (error && !access) return <p className="doc-quiet">{messageOf(error, t)}</p>
  if (!access || !holders) return null
  const { Grants: grants, AllowedActions: allowed = [], KeepsAccess: keepsAccess } = access
  const given = grants.filter(({ Inherited }) => Inherited !== true)
  // The first grant restricts the document: the person who gives it keeps access, too.
  const ownGrant: Grant[] = keepsAccess ? [] : [{ UserId: user.id, Right: 'admin' }]
  const mayShare = allowed.includes('share')
  const without = (grant: Grant) => given.filter((one) => holderOf(one) !== holderOf(grant))
  return (
    <>
      <p className="doc-quiet">{t(given.length === 0 ? 'access.open' : 'access.confined')}</p>
      <ul className="doc-parts" aria-label={t('viewer.access')}>
        {grants.map((grant) => (
          <Held
            key={`${holderOf(grant)} ${grant.Inherited}`}
            grant={grant}
            holder={holders.find(({ id }) => id === holderOf(grant))}
            readOnly={grant.Inherited === true || !mayShare}
            onRight={(Right) => sharing.mutate({ give: [{ ...grant, Right }] })}
            onTake={() => sharing.mutate({ stay: without(grant) })}
          />
        ))}
      </ul>
      {mayShare && (
        <GiveAccess
          key={given.length}
          holders={holders.filter(({ id }) => !given.some((grant) => holderOf(grant) === id))}
          busy={sharing.isPending}
          onGive={(grant) => sharing.mutate({ give: [...ownGrant, grant] })}
        />
      )}
      {given.length > 0 && mayShare && (
        <Button type="text" onClick={() => sharing.mutate({ stay: [] })}>
          {t('access.openAgain')}
        </Button>
      )}
    </>
  )
}

interface HeldProps {
  readonly grant: Grant
  readonly holder: Holder | undefined
  /** It comes with the authorship, is of the past, or the reader may not change it. */
  readonly readOnly: boolean
  readonly onRight: (right: Grant['Right']) => void
  readonly onTake: () => void
}

function Held({ grant, holder, readOnly, onRight, onTake }: HeldProps) {
  const { t } = useWords()
  const name = holder?.name ?? t('access.gone')
  return (
    <li>
      <Icon of={holder?.isTeam ? Users : User} />
      <span className="doc-part-name">
        <b className="doc-cut">{name}</b>
        {grant.Inherited && <small>{t('access.author')}</small>}
      </span>
      {readOnly ? (
        <span className="doc-quiet">{t(`access.right.${grant.Right}`)}</span>
      ) : (
        <>
          <Select
            label={t('access.rightOf', { name })}
            hideLabel
            placeholder={t('access.right')}
            options={rights.map((id) => ({ id, label: t(`access.right.${id}`) }))}
            value={grant.Right}
            onChange={(right) => onRight(right as Grant['Right'])}
          />
          <IconButton icon={X} label={t('access.take', { name })} onClick={onTake} />
        </>
      )}
    </li>
  )
}
