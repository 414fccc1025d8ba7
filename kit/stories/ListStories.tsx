import { FileText, Inbox } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  Amount,
  Button,
  Chip,
  DataGrid,
  DefinitionList,
  EmptyState,
  type GridColumn,
  GridRow,
  HeaderBar,
  History,
  Link,
  Skeleton,
  SplitPane,
  Status,
  type Tone,
  useHotkeys,
  useRowHeight,
  useRowKeys,
} from '../src/index.ts'
import { Story } from './Story.tsx'

const parties = [
  'Brandt Werkzeuge GmbH',
  'Fjord Logistik A/S',
  'Maison Laurent SARL',
  'Pennine Parcels Ltd',
  'Kessler & Söhne',
]
const states: [Tone, string][] = [
  ['warn', 'Waiting for you'],
  ['good', 'Approved'],
  ['info', 'Delivered'],
  ['bad', 'Disputed, line 3'],
  ['mute', 'Draft'],
]
const rows = Array.from({ length: 10_000 }, (_, row) => ({
  id: `RE-2026-${String(10_000 - row).padStart(5, '0')}`,
  party: parties[row % 5]!,
  state: states[(row * 7) % 5]!,
  amount: `${(row * 37) % 90},${String((row * 713) % 1000).padStart(3, '0')}.00`,
}))

export function ListStories() {
  return (
    <>
      <Story name="History" says="The reason beside each step.">
        <History
          label="History"
          steps={[
            { id: '1', time: '14:02', text: 'Delivered to Nordlicht Handel AG', tone: 'info' },
            { id: '2', time: '14:03', text: 'Matched order PO-4417, 3 of 3 lines', tone: 'good' },
            { id: '3', time: '14:03', text: 'Assigned to you', reason: 'over € 5,000, cost centre 210', tone: 'warn' },
          ]}
        />
      </Story>
      <Story name="DefinitionList">
        <DefinitionList
          items={[
            { id: 'no', term: 'Number', value: 'RE-2026-0871' },
            { id: 'issued', term: 'Issued', value: '18 Nov 2026' },
            { id: 'seller', term: 'Seller', value: <Link href="#seller">Brandt Werkzeuge GmbH</Link> },
          ]}
        />
        <DefinitionList
          columns
          items={[
            { id: 'no', term: 'Number', value: 'RE-2026-0871' },
            { id: 'issued', term: 'Issued', value: '18 Nov 2026' },
            { id: 'due', term: 'Due', value: '18 Dec 2026' },
          ]}
        />
      </Story>
      <Story name="EmptyState" wide>
        <EmptyState
          icon={Inbox}
          title="Nothing to approve"
          text="What needs your decision appears here as soon as it arrives."
          action={<Button>Show all documents</Button>}
        />
      </Story>
      <Story name="Skeleton">
        <Skeleton rows={4} label="Loading documents" />
      </Story>
      <GridStory />
    </>
  )
}

const columns: GridColumn[] = [
  { id: 'id', label: 'Number', width: '140px', sort: 'descending', onSort: () => {} },
  { id: 'party', label: 'From', width: 'minmax(150px, 1fr)', sort: 'none', onSort: () => {}, narrow: 'top-start' },
  { id: 'state', label: 'Status', width: '150px', narrow: 'bottom-start' },
  { id: 'amount', label: 'Amount', width: '120px', align: 'end', narrow: 'top-end' },
]

function GridStory() {
  const [row, setRow] = useState(0)
  const [open, setOpen] = useState(false)
  const [from, setFrom] = useState(0)
  const [keys, setKeys] = useState('')
  const rowHeight = useRowHeight()
  const scroll = useRef<HTMLDivElement>(null)
  const go = (next: number) => {
    setRow(next)
    const box = scroll.current
    if (!box) return
    const top = next * rowHeight
    if (top < box.scrollTop) box.scrollTop = top
    else if (top + rowHeight * 2 > box.scrollTop + box.clientHeight)
      box.scrollTop = top + rowHeight * 2 - box.clientHeight
  }
  const onKeyDown = useRowKeys({ count: rows.length, row, onRow: go, onOpen: () => setOpen(true) })
  useHotkeys({ 'ctrl+k': () => setKeys('ctrl+k'), '?': () => setKeys('?'), a: () => setKeys('a') })
  const chosen = rows[row]!
  return (
    <Story name="DataGrid in a SplitPane" says={`Ten thousand rows, j and k move. Keys pressed: ${keys}`} wide>
      <HeaderBar
        icon={<FileText />}
        title="Documents"
        note="10,000 of them"
        color="var(--accent)"
        menuLabel="Open menu"
        onMenu={() => setKeys('menu')}
        actions={<Button type="primary">New invoice</Button>}
      />
      <div className="story-tall">
        <SplitPane
          open={open}
          onClose={() => setOpen(false)}
          closeText="Documents"
          asideLabel="Preview"
          aside={
            <div style={{ padding: 18 }}>
              <b>{chosen.id}</b> <Amount currency="EUR" value={chosen.amount} />
            </div>
          }
        >
          <div className="story-row" style={{ padding: '10px 16px' }}>
            <Chip
              label="Type"
              value="Invoice, Credit note"
              onClick={() => {}}
              onRemove={() => {}}
              removeLabel="Remove Type"
            />
            <Chip label="Amount" value="≥ €500" onRemove={() => {}} removeLabel="Remove Amount" />
            <Chip label="+ Filter" add onClick={() => {}} />
          </div>
          <VirtualRows {...{ scroll, from, setFrom, row, go, setOpen, onKeyDown }} />
        </SplitPane>
      </div>
    </Story>
  )
}

type VirtualRowsProps = {
  scroll: React.RefObject<HTMLDivElement | null>
  from: number
  setFrom: (row: number) => void
  row: number
  go: (row: number) => void
  setOpen: (open: boolean) => void
  onKeyDown: ReturnType<typeof useRowKeys>
}

// The smallest virtual list: the apps take TanStack Virtual.
function VirtualRows({ scroll, from, setFrom, row, go, setOpen, onKeyDown }: VirtualRowsProps) {
  const rowHeight = useRowHeight()
  return (
    <div
      style={{ display: 'contents' }}
      onScrollCapture={() => setFrom(Math.max(0, Math.floor((scroll.current?.scrollTop ?? 0) / rowHeight) - 4))}
    >
      <DataGrid
        label="Documents"
        columns={columns}
        rowCount={rows.length}
        scrollRef={scroll}
        bodyHeight={rows.length * rowHeight}
        onKeyDown={onKeyDown}
      >
        {rows.slice(from, from + 24).map((one, place) => (
          <GridRow
            key={one.id}
            index={from + place}
            top={(from + place) * rowHeight}
            active={from + place === row}
            selected={from + place === row}
            onClick={() => {
              go(from + place)
              setOpen(true)
            }}
            cells={{
              id: <b style={{ fontWeight: 500 }}>{one.id}</b>,
              party: one.party,
              state: <Status tone={one.state[0]}>{one.state[1]}</Status>,
              amount: <Amount currency="EUR" value={one.amount} />,
            }}
          />
        ))}
      </DataGrid>
    </div>
  )
}
