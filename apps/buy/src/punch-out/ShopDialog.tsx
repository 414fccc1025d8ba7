import { Button, Checkbox, ConfirmDialog, Select, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { SupplierField } from '@kontor/tradekit/partners'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { protocolNames, type Shop, useDeleteShop, useSaveShop } from './api.ts'

export interface ShopDialogProps {
  /** What is changed; a new one has none. */
  readonly shop?: Shop
  readonly visible: boolean
  readonly onClose: () => void
}

const protocols = ['OCI', 'CXML'] as const satisfies Shop['Protocol'][]

/** Sets up a shop of a supplier. */
export function ShopDialog({ shop, visible, onClose }: ShopDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={shop?.Name ?? t('shops.new')} onClose={onClose}>
      <ShopForm {...(shop && { shop })} onClose={onClose} />
    </FormDialog>
  )
}

function ShopForm({ shop, onClose }: Omit<ShopDialogProps, 'visible'>) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [id] = useState(() => shop?.Id ?? crypto.randomUUID())
  const [supplier, setSupplier] = useState({ id: shop?.ConnectionId ?? null, name: shop?.SupplierName ?? '' })
  const [typed, setTyped] = useState({
    ...{ name: shop?.Name ?? '', protocol: shop?.Protocol ?? protocols[0], address: shop?.Address ?? '' },
    ...{ user: shop?.UserName ?? '', supplierIdentity: shop?.SupplierIdentity ?? '', secret: '' },
    active: shop?.Active ?? true,
  })
  const [tried, setTried] = useState(false)
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))
  const save = useSaveShop(id, () => {
    notify('success', t('shops.saved', { name: typed.name.trim() }))
    onClose()
  })
  const isCxml = typed.protocol === 'CXML'
  const isMissing = (text: string) => tried && text.trim() === '' && t('shops.missing')
  const submit = () => {
    setTried(true)
    if (supplier.id === null || typed.name.trim() === '' || typed.address.trim() === '') return
    void save.run({
      ...{ Name: typed.name.trim(), ConnectionId: supplier.id, Protocol: typed.protocol, Active: typed.active },
      Address: typed.address.trim(),
      ...(typed.user.trim() !== '' && { UserName: typed.user.trim() }),
      ...(isCxml && typed.supplierIdentity.trim() !== '' && { SupplierIdentity: typed.supplierIdentity.trim() }),
      ...(typed.secret !== '' && { Secret: typed.secret }),
    })
  }
  return (
    <ActionForm confirm={t('shops.save')} busy={save.isPending} error={save.error} onClose={onClose} onSubmit={submit}>
      <SupplierField
        label={t('buy.supplier')}
        placeholder={t('shops.supplier')}
        value={supplier.id}
        name={supplier.name}
        error={tried && supplier.id === null && t('shops.missing')}
        onChange={(connectionId, name) => setSupplier({ id: connectionId, name })}
      />
      <TextField
        label={t('shops.name')}
        value={typed.name}
        maxLength={100}
        error={isMissing(typed.name)}
        onChange={(name) => set({ name })}
      />
      <Select
        label={t('shops.protocol')}
        options={protocols.map((one) => ({ id: one, label: protocolNames[one] }))}
        value={typed.protocol}
        placeholder={t('shops.protocol')}
        onChange={(one) => set({ protocol: protocols.find((known) => known === one) ?? protocols[0] })}
      />
      <TextField
        label={t('shops.address')}
        type="url"
        value={typed.address}
        maxLength={2000}
        placeholder="https://"
        error={isMissing(typed.address)}
        onChange={(address) => set({ address })}
      />
      <TextField
        label={t(isCxml ? 'shops.identity' : 'shops.user')}
        description={isCxml && t('shops.identityHint')}
        value={typed.user}
        maxLength={200}
        autoComplete="off"
        onChange={(user) => set({ user })}
      />
      {isCxml && (
        <TextField
          label={t('shops.supplierIdentity')}
          value={typed.supplierIdentity}
          maxLength={200}
          autoComplete="off"
          onChange={(supplierIdentity) => set({ supplierIdentity })}
        />
      )}
      <TextField
        label={t(isCxml ? 'shops.sharedSecret' : 'shops.password')}
        description={t(shop?.HasSecret ? 'shops.secretKept' : isCxml ? 'shops.secretHint' : 'shops.passwordHint')}
        type="password"
        value={typed.secret}
        maxLength={200}
        autoComplete="new-password"
        onChange={(secret) => set({ secret })}
      />
      <Checkbox label={t('shops.isActive')} checked={typed.active} onChange={(active) => set({ active })} />
      {shop && <DeleteShop shop={shop} onDeleted={onClose} />}
    </ActionForm>
  )
}

function DeleteShop({ shop, onDeleted }: { shop: Shop; onDeleted: () => void }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [asks, setAsks] = useState(false)
  const { run, isPending } = useDeleteShop(() => {
    notify('success', t('catalogues.deleted', { name: shop.Name }))
    onDeleted()
  })
  return (
    <div>
      <Button type="text" onClick={() => setAsks(true)}>
        {t('shops.delete')}
      </Button>
      <ConfirmDialog
        visible={asks}
        kind="danger"
        title={t('catalogues.delete.title', { name: shop.Name })}
        acceptText={t('shops.delete.confirm')}
        cancelText={t('buy.cancel.keep')}
        busy={isPending}
        onAccept={() => void run(shop.Id)}
        onCancel={() => setAsks(false)}
      >
        {t('shops.delete.text')}
      </ConfirmDialog>
    </div>
  )
}
