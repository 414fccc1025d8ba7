import { Button, EmptyState, SelectionBar, Skeleton, useHotkeys } from '@kontor/kit'
import { messageOf, useShownKeys, useTitle } from '@kontor/sdk/react'
import { phoneToPx, useWidth } from '@kontor/tradekit/layout'
import { CircleAlert, Inbox } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Card } from './Card.tsx'
import { acts, DecideBar, isSingle, lettersOf } from './DecideBar.tsx'
import { Detail } from './Detail.tsx'
import { addressOf, type Filters, filtersOf, isNarrowed } from './filters.ts'
import { InboxFilters } from './InboxFilters.tsx'
import { useWords } from './kontor.ts'
import { QueueStrip } from './offline/QueueStrip.tsx'
import { useQueue } from './offline/useQueue.ts'
import { useDesk } from './useDesk.tsx'
import { WorkList } from './WorkList.tsx'
import { usePartners, useWork } from './work.ts'
import './inbox.css'

/** What waits for the reader, one after the other: the list and the piece at hand beside it; on a phone one card. */
export function InboxScreen() {
  const { t, format } = useWords()
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersOf(search), [search])
  const work = useWork(filters)
  const partners = usePartners()
  const [place, setPlace] = useState(0)
  const queue = useQueue()
  const all = useMemo(() => work.data?.pages.flatMap((page) => page.items) ?? [], [work.data])
  // What was decided does not wait for its reader any more, though the server does not know it yet.
  const items = useMemo(() => {
    const decided = new Set(queue.waiting.flatMap(({ pieces }) => pieces.map(({ id }) => id)))
    return all.filter(({ id }) => !decided.has(id))
  }, [all, queue.waiting])
  const at = Math.min(place, items.length - 1)
  const atHand = items[at]
  const desk = useDesk(items, atHand, queue.takeBack)
  const isPhone = useWidth() <= phoneToPx
  useTitle(t('app.title'))
  const go = (step: number) => (items[at + step] ? () => setPlace(at + step) : undefined)
  const [previous, next] = [go(-1), go(1)]
  useHotkeys({
    ...(isPhone && { ...(next && { j: next }), ...(previous && { k: previous }) }),
    ...Object.fromEntries(acts.map((act) => [lettersOf[act].toLowerCase(), () => desk.act(act)])),
  })
  useShownKeys([
    ['J K', t('help.next')],
    ...acts.map((act) => [lettersOf[act], t(`inbox.act.${act}`)] as const),
    ['/', t('inbox.search.label')],
    ['U', t('action.undoAnswer')],
  ])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = work
  const onRange = useCallback(
    (_first: number, last: number) => {
      if (hasNextPage && !isFetchingNextPage && last >= items.length - 10) void fetchNextPage()
    },
    [hasNextPage, isFetchingNextPage, fetchNextPage, items.length],
  )
  const narrow = (changed: Filters) => {
    setPlace(0)
    setSearch(addressOf(changed), { replace: true })
  }
  const [first] = work.data?.pages ?? []
  const count = Math.max(0, (first?.itemCount ?? 0) - (all.length - items.length))
  const counted = t(first?.isMore ? 'inbox.list.more' : 'inbox.list.count', {
    count: first?.isMore ? format.count(count) : count,
  })
  const instead = insteadOf(work, items.length, isNarrowed(filters), () => narrow(filtersOf(new URLSearchParams())))
  return (
    <main className="doc-screen inbox">
      <h1 className="doc-hidden">{t('app.title')}</h1>
      <InboxFilters
        filters={filters}
        onChange={narrow}
        // Administrators also see what nobody else can decide: its partners are known once it is listed.
        partners={[...partners, ...items.flatMap(({ document }) => document?.partner ?? [])]}
      />
      <QueueStrip {...queue} />
      {isPhone ? (
        atHand ? (
          <Card
            work={atHand}
            place={at}
            count={`${format.count(count)}${first?.isMore ? '+' : ''}`}
            previous={previous}
            next={next}
            onAct={(act) => desk.act(act, [atHand])}
          />
        ) : (
          instead
        )
      ) : (
        <div className="inbox-split" data-aside={atHand ? true : undefined}>
          <div className="inbox-list">
            <WorkList
              items={items}
              place={at}
              onPlace={setPlace}
              onOpen={setPlace}
              selection={desk.selection}
              onSelection={desk.setSelection}
              onRange={onRange}
              instead={instead}
            />
            {desk.chosen.length > 0 ? (
              <SelectionBar
                countText={t('inbox.select.count', { count: desk.chosen.length })}
                label={t('inbox.select.label')}
                clearLabel={t('inbox.select.clear')}
                onClear={() => desk.setSelection({ all: false, ids: new Set() })}
              >
                {acts
                  .filter(
                    (act) => !isSingle(act) && desk.chosen.some(({ allowedActions }) => allowedActions.includes(act)),
                  )
                  .map((act) => (
                    <Button key={act} onClick={() => desk.act(act)}>
                      {t(`inbox.act.${act}`)}
                    </Button>
                  ))}
              </SelectionBar>
            ) : (
              items.length > 0 && (
                <p className="inbox-count" role="status">
                  {counted}
                </p>
              )
            )}
          </div>
          {atHand && (
            <Detail work={atHand}>
              <DecideBar work={atHand} onAct={(act) => desk.act(act, [atHand])} keys />
            </Detail>
          )}
        </div>
      )}
      {desk.dialogs}
    </main>
  )

  /** In the place of rows: loading, failed, nothing. */
  function insteadOf(answer: typeof work, shown: number, isNarrow: boolean, onAll: () => void): ReactNode {
    if (shown > 0) return undefined
    if (answer.error && !answer.data)
      return (
        <EmptyState
          icon={CircleAlert}
          title={t('inbox.error.title')}
          text={messageOf(answer.error, t)}
          action={<Button onClick={() => void answer.refetch()}>{t('inbox.error.again')}</Button>}
        />
      )
    if (!answer.data) return <Skeleton rows={8} label={t('inbox.loading')} />
    return isNarrow ? (
      <EmptyState
        icon={Inbox}
        title={t('inbox.none.filtered.title')}
        text={t('inbox.none.filtered.text')}
        action={<Button onClick={onAll}>{t('inbox.none.filtered.all')}</Button>}
      />
    ) : (
      <EmptyState icon={Inbox} title={t('inbox.none.title')} text={t('inbox.none.text')} />
    )
  }
}
