import {
  Button,
  EmptyState,
  HeaderBar,
  IconButton,
  Menu,
  ScrollRegion,
  SearchField,
  Skeleton,
  Switch,
} from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton, Missing } from '@kontor/tradekit/document'
import { type Item, ItemDialog, useItemActs, useItems } from '@kontor/tradekit/items'
import { Money } from '@kontor/tradekit/words'
import { Ellipsis, Package } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import './items.css'

/** So many are shown at once, and so many more with each press. */
const itemsPerStep = 50

/** What the company trades in: learned from what it sent, to be put right and hidden here. */
export function ItemsScreen() {
  const { t } = useWords()
  const { may, company } = useKontor()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [hidden, setHidden] = useState(false)
  const [limit, setLimit] = useState(itemsPerStep)
  const [edited, setEdited] = useState<Item | 'new'>()
  const { data, error, refetch } = useItems({ text: useDeferredValue(text.trim()), hidden, limit })
  useTitle(t('items.title'))
  const back = () => navigate('/')
  if (error && !data) return <Missing error={error} onBack={back} onAgain={() => void refetch()} />
  const isNothing = data?.Items.length === 0
  return (
    <main className="doc-screen">
      <HeaderBar
        icon={<BackButton onClick={back} />}
        title={t('items.title')}
        actions={
          may('document.write') && (
            <Button type="primary" onClick={() => setEdited('new')}>
              {t('items.new')}
            </Button>
          )
        }
      />
      <div className="doc-items-bar">
        <SearchField label={t('items.search')} text={text} onText={setText} />
        <Switch label={t('items.showHidden')} on={hidden} onChange={setHidden} />
      </div>
      {data === undefined && <Skeleton rows={6} label={t('list.loading')} />}
      {isNothing && (
        <EmptyState
          icon={Package}
          title={text === '' ? t('items.none') : t('items.noneFits')}
          text={text === '' && t('items.noneText')}
        />
      )}
      {data !== undefined && !isNothing && (
        <ScrollRegion label={t('items.title')} className="doc-items">
          <ul>
            {data.Items.map((item) => (
              <ItemRow key={item.Id} item={item} onEdit={() => setEdited(item)} />
            ))}
          </ul>
          {data.itemCount > data.Items.length && (
            <Button type="text" onClick={() => setLimit(limit + itemsPerStep)}>
              {t('items.more')}
            </Button>
          )}
        </ScrollRegion>
      )}
      {edited && (
        <ItemDialog
          {...(edited !== 'new' && { item: edited })}
          currency={company.currency}
          onClose={() => setEdited(undefined)}
        />
      )}
    </main>
  )
}

function ItemRow({ item, onEdit }: { item: Item; onEdit: () => void }) {
  const { t } = useWords()
  const { may } = useKontor()
  const { act, isPending } = useItemActs()
  const { Name: name, SellersItemId: number, Side: side, Hidden: isHidden } = item
  const does = isHidden ? 'show' : 'hide'
  return (
    <li className="doc-item" data-hidden={isHidden || undefined}>
      <span className="doc-item-name">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {t(`items.side.${side}`)}
          {number && (
            <>
              {' · '}
              <bdi>{number}</bdi>
            </>
          )}
          {isHidden && ` · ${t('items.hidden')}`}
        </span>
      </span>
      <Money value={item.Price} currency={item.Currency} />
      {may('document.write') && (
        <Menu
          label={t('template.moreNamed', { name })}
          entries={[
            { id: 'edit', text: t('items.edit'), onSelect: onEdit },
            { id: does, text: t(`items.${does}`), disabled: isPending, onSelect: () => act({ does, item }) },
            {
              id: 'delete',
              text: t('items.delete'),
              danger: true,
              disabled: isPending,
              onSelect: () => act({ does: 'delete', item }),
            },
          ]}
        >
          <IconButton icon={Ellipsis} label={t('template.moreNamed', { name })} />
        </Menu>
      )}
    </li>
  )
}
