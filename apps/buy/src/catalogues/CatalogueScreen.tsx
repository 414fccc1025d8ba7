import { Button, ConfirmDialog, DefinitionList, EmptyState, HeaderBar, SearchField, Skeleton } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Answer } from '@kontor/tradekit/layout'
import { momentOf, writtenDay } from '@kontor/tradekit/words'
import { useDeferredValue, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { type Catalogue, useCatalogue, useCatalogueItems, useDeleteCatalogue } from './api.ts'
import { CatalogueState } from './CataloguesList.tsx'
import { ItemRows } from './ItemRows.tsx'

/** A catalogue with its items. */
export function CatalogueScreen() {
  const { id = '' } = useParams()
  const catalogue = useCatalogue(id)
  return (
    <main className="buy-screen">
      <Answer of={catalogue}>{(data) => <Whole catalogue={data} />}</Answer>
    </main>
  )
}

function Whole({ catalogue }: { catalogue: Catalogue }) {
  const { t, today, locale } = useWords()
  const { may, notify } = useKontor()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const back = () => navigate('/?view=catalogues')
  const { remove, isPending } = useDeleteCatalogue(() => {
    notify('success', t('catalogues.deleted', { name: Name }))
    back()
  })
  const { Id, Name, ConnectionId, SupplierName, Currency, ValidFrom, ValidTo, Modified } = catalogue
  useTitle(Name)
  return (
    <>
      <HeaderBar
        icon={<BackButton to={t('catalogues.title')} onClick={back} />}
        title={Name}
        actions={
          may('requisition.manage') && (
            <>
              <Button type="text" onClick={() => setAsks(true)}>
                {t('catalogues.delete')}
              </Button>
              <Button type="primary" onClick={() => navigate(`/catalogues/${Id}/update`)}>
                {t('catalogues.update')}
              </Button>
            </>
          )
        }
      />
      <div className="buy-form">
        <DefinitionList
          items={[
            { id: 'state', term: t('catalogues.state'), value: <CatalogueState of={catalogue} /> },
            {
              id: 'supplier',
              term: t('buy.supplier'),
              value: ConnectionId ? (
                <Button type="text" onClick={() => navigate(`/partners/${ConnectionId}`)}>
                  <bdi>{SupplierName}</bdi>
                </Button>
              ) : (
                t('catalogues.own')
              ),
            },
            { id: 'currency', term: t('catalogues.currency'), value: Currency },
            ...(ValidFrom
              ? [{ id: 'validFrom', term: t('catalogues.validFrom'), value: writtenDay(ValidFrom, locale) }]
              : []),
            {
              id: 'validTo',
              term: t('catalogues.validTo'),
              value: ValidTo ? writtenDay(ValidTo, locale) : t('catalogues.open'),
            },
            { id: 'modified', term: t('catalogues.modified'), value: momentOf(Modified, today, locale) },
          ]}
        />
        <Items id={Id} />
      </div>
      <ConfirmDialog
        visible={asks}
        kind="danger"
        title={t('catalogues.delete.title', { name: Name })}
        acceptText={t('catalogues.delete.confirm')}
        cancelText={t('buy.cancel.keep')}
        busy={isPending}
        onAccept={() => remove(Id)}
        onCancel={() => setAsks(false)}
      >
        {t('catalogues.delete.text')}
      </ConfirmDialog>
    </>
  )
}

function Items({ id }: { id: string }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const { rows, count, more, isMore } = useCatalogueItems(id, useDeferredValue(text.trim()))
  return (
    <section className="catalogues-items">
      <h2>{count === undefined ? t('buy.lines') : t('catalogues.items', { count })}</h2>
      <SearchField label={t('catalogues.search')} placeholder={t('catalogues.search')} text={text} onText={setText} />
      {!rows ? (
        <Skeleton rows={6} label={t('buy.loading')} />
      ) : rows.length === 0 ? (
        <EmptyState title={t('catalogues.noItem')} text={text !== '' && t('catalogues.noItem.text')} level={3} />
      ) : (
        <>
          <ItemRows items={rows} />
          {more && (
            <Button type="text" busy={isMore} onClick={more}>
              {t('buy.more')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
