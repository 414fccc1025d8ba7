import { Button, ConfirmDialog, IconButton, Menu } from '@kontor/kit'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useChangeMailIntake, useMailIntake } from '../queries/mail-intake.ts'

/** Where suppliers mail their invoices to; whoever runs purchases gives the address, and takes it away. */
export function MailAddress() {
  const { t } = useWords()
  const { may, notify } = useKontor()
  const { data } = useMailIntake()
  const [asks, setAsks] = useState<'open' | 'close'>()
  const open = useChangeMailIntake('open', () => setAsks(undefined))
  const close = useChangeMailIntake('close', () => setAsks(undefined))
  if (!data?.Available) return null
  const { Address: address } = data
  const change = asks === 'close' ? close : open
  if (address === undefined)
    return (
      may('scan.configure') && (
        <div className="doc-mail-address">
          <p className="doc-quiet">{t('mailIn.none')}</p>
          <Button busy={open.isPending} onClick={() => open.mutate()}>
            {t('mailIn.give')}
          </Button>
        </div>
      )
    )
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => notify('success', t('mailIn.copied')),
      () => notify('error', t('mailIn.notCopied')),
    )
  return (
    <div className="doc-mail-address">
      <p>
        <span className="doc-quiet">{t('mailIn.address')}</span> <bdi className="doc-mail-text">{address}</bdi>
      </p>
      <Button onClick={copy}>{t('mailIn.copy')}</Button>
      {may('scan.configure') && (
        <Menu
          label={t('mailIn.more')}
          entries={[
            { id: 'open', text: t('mailIn.renew'), onSelect: () => setAsks('open') },
            { id: 'close', text: t('mailIn.close'), danger: true, onSelect: () => setAsks('close') },
          ]}
        >
          <IconButton icon={Ellipsis} label={t('mailIn.more')} />
        </Menu>
      )}
      <ConfirmDialog
        visible={asks !== undefined}
        kind="danger"
        title={t(`mailIn.${asks ?? 'open'}.title`)}
        acceptText={t(`mailIn.${asks ?? 'open'}.confirm`)}
        cancelText={t('dialog.cancel')}
        busy={change.isPending}
        onAccept={() => change.mutate()}
        onCancel={() => setAsks(undefined)}
      >
        {t(`mailIn.${asks ?? 'open'}.text`)}
      </ConfirmDialog>
    </div>
  )
}
