import { Button, EmptyState, FilterBar, HeaderBar, Skeleton } from '@kontor/kit'
import { messageOf, useShownKeys, useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { answeredIn } from '../DecideBar.tsx'
import { addressOf, filtersOf, kinds } from '../filters.ts'
import { useKontor, useWords } from '../kontor.ts'
import { useDone } from './api.ts'
import { DoneList } from './DoneList.tsx'

/** What the reader approved, declined and finished, the latest first: they find what they said of an invoice last week. */
export function DoneScreen() {
  const { t } = useWords()
  const { open } = useKontor()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersOf(search), [search])
  const { q, kind } = filters
  const done = useDone(q, kind)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = done
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  useTitle(t('done.title'))
  useShownKeys([
    ['J K', t('help.next')],
    ['/', t('done.search')],
  ])
  const onRange = useCallback(
    (_first: number, last: number) => {
      if (hasNextPage && !isFetchingNextPage && last >= items.length - 10) void fetchNextPage()
    },
    [hasNextPage, isFetchingNextPage, fetchNextPage, items.length],
  )
  const narrow = (changed: Partial<typeof filters>) =>
    setSearch(addressOf({ ...filters, ...changed }), { replace: true })
  const openAt = (place: number) => {
    const { kind, type, document, subjectId, subjectType } = items[place] ?? {}
    if (subjectId === undefined) return
    if (document) void open('Kontor.Documents', `/view/${subjectId}`)
    else if (subjectType === 'REQUISITION') void open('Kontor.Buy', `/${subjectId}`)
    else if (kind === 'ANSWER') void open(...answeredIn(subjectType, subjectId))
    // What an app of its own decided is looked at there.
    else if (kind === 'TASK' && type !== undefined) void open(type, `/${subjectId}`)
  }
  const label = t('inbox.filter.kind')
  return (
    <main className="doc-screen inbox">
      <HeaderBar icon={<BackButton to={t('app.title')} onClick={() => navigate('/')} />} title={t('done.title')} />
      <FilterBar
        label={t('filter.label')}
        menuText={t('filter.menu')}
        findText={t('filter.find')}
        nothingText={t('filter.nothing')}
        doneText={t('filter.done')}
        search={{
          label: t('done.search'),
          placeholder: t('done.search'),
          text: q,
          onText: (text) => narrow({ q: text }),
          hotkey: '/',
        }}
        filters={[
          {
            id: 'kind',
            label,
            single: true,
            options: kinds.map((one) => ({ id: one, label: t(`inbox.kind.${one}`) })),
            chosen: kind ? [kind] : [],
            onChange: ([one]) => narrow({ kind: kinds.find((known) => known === one) }),
            chosenText: kind ? t(`inbox.kind.${kind}`) : '',
            removeLabel: t('filter.remove', { name: label }),
          },
        ]}
      />
      <DoneList items={items} onOpen={openAt} onRange={onRange} instead={items.length === 0 ? nothing() : undefined} />
    </main>
  )

  /** In the place of rows: loading, failed, nothing. */
  function nothing() {
    if (error && !data)
      return (
        <EmptyState
          icon={CircleAlert}
          title={t('inbox.error.title')}
          text={messageOf(error, t)}
          action={<Button onClick={() => void refetch()}>{t('inbox.error.again')}</Button>}
        />
      )
    if (!data) return <Skeleton rows={8} label={t('inbox.loading')} />
    return q || kind ? (
      <EmptyState
        icon={CircleCheck}
        title={t('inbox.none.filtered.title')}
        action={<Button onClick={() => narrow({ q: '', kind: undefined })}>{t('inbox.none.filtered.all')}</Button>}
      />
    ) : (
      <EmptyState icon={CircleCheck} title={t('done.none.title')} text={t('done.none.text')} />
    )
  }
}
