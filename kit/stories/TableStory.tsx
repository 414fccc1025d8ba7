import { useState } from 'react'
import {
  Amount,
  Button,
  ColumnChooser,
  EmptyState,
  FilterBar,
  type GridColumn,
  noSelection,
  type Selection,
  Status,
  selectedCount,
  shownColumns,
  Table,
  type TableCells,
} from '../src/index.ts'
import { rowAt, rowCount } from './rows.ts'
import { Story } from './Story.tsx'

const all: (GridColumn & { label: string })[] = [
  { id: 'id', label: 'Number', width: '150px', narrow: 'bottom-end' },
  { id: 'party', label: 'From', width: 'minmax(150px, 1fr)', narrow: 'top-start' },
  { id: 'state', label: 'Status', width: '150px', narrow: 'bottom-start' },
  { id: 'amount', label: 'Amount', width: '180px', align: 'end', narrow: 'top-end' },
]
const usual = all.map(({ id }) => id)
const types = [
  { id: 'invoice', label: 'Invoice' },
  { id: 'creditnote', label: 'Credit note' },
  { id: 'order', label: 'Order' },
]
const states = ['Waiting for you', 'Approved', 'Delivered', 'Disputed', 'Draft', 'Overdue', 'Paid'].map(
  (label, at) => ({
    id: label,
    label,
    count: { value: at % 6, text: String(at % 6) },
  }),
)

export function cellsAt(place: number): TableCells {
  const { id, party, state, amount } = rowAt(place)
  return {
    id: <b style={{ fontWeight: 500 }}>{id}</b>,
    party,
    state: <Status tone={state[0]}>{state[1]}</Status>,
    amount: <Amount currency="EUR" value={amount} />,
  }
}

/** A table with everything: a hundred thousand rows, filters, chosen columns, sorting, choosing, totals. */
export function TableStory() {
  const [active, setActive] = useState(-1)
  const [opened, setOpened] = useState('none')
  const [selection, setSelection] = useState<Selection>(noSelection)
  const [shown, setShown] = useState(usual)
  const [upward, setUpward] = useState(false)
  const [arrived, setArrived] = useState(0)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string[]>(['invoice'])
  const [folder, setFolder] = useState<string[]>([])
  const [inState, setInState] = useState<string[]>([])
  // What came in stands above the others.
  const placeOf = (index: number) => (upward ? rowCount - 1 - index : index) - arrived
  const columns = shownColumns(all, shown).map((column) =>
    column.id === 'id'
      ? {
          ...column,
          sort: upward ? ('ascending' as const) : ('descending' as const),
          onSort: () => setUpward(!upward),
        }
      : column,
  )
  const count = search === 'nothing' ? 0 : rowCount + arrived
  return (
    <Story
      name="Table"
      says={`A hundred thousand rows. Chosen: ${selectedCount(selection, count)}. Opened: ${opened}`}
      wide
    >
      <FilterBar
        label="Filters"
        menuText="Filter"
        findText="Find a filter"
        nothingText="No filter has these words."
        doneText="Done"
        search={{ label: 'Search the table', placeholder: 'Number or company', text: search, onText: setSearch }}
        filters={[
          {
            id: 'type',
            label: 'Type',
            options: types,
            chosen,
            onChange: setChosen,
            chosenText: types.flatMap(({ id, label }) => (chosen.includes(id) ? [label] : [])).join(', '),
            removeLabel: 'Remove filter Type',
          },
          {
            id: 'folder',
            label: 'Folder',
            options: [
              { id: 'in', label: 'Purchases' },
              { id: 'out', label: 'Sales' },
            ],
            single: true,
            chosen: folder,
            onChange: setFolder,
            chosenText: folder[0] === 'in' ? 'Purchases' : 'Sales',
            removeLabel: 'Remove filter Folder',
          },
          {
            id: 'state',
            label: 'State',
            options: states,
            chosen: inState,
            onChange: setInState,
            chosenText: inState.join(', '),
            removeLabel: 'Remove filter State',
          },
        ]}
      >
        <ColumnChooser
          label="Columns"
          columns={all.map(({ id, label }) => ({ id, label, fixed: id === 'id' }))}
          shown={shown}
          onChange={setShown}
          upLabel={(column) => `Move ${column} up`}
          downLabel={(column) => `Move ${column} down`}
          resetText="Reset"
          onReset={() => setShown(usual)}
        />
        <Button onClick={() => setArrived(arrived + 3)}>Three arrive</Button>
      </FilterBar>
      <div className="story-tall">
        <Table
          label="Documents"
          columns={columns}
          count={count}
          row={(index) => ({ id: rowAt(placeOf(index)).id, cells: cellsAt(placeOf(index)) })}
          active={active}
          onActive={setActive}
          onOpen={(index) => setOpened(rowAt(placeOf(index)).id)}
          selection={{
            value: selection,
            onChange: setSelection,
            rowLabel: (index) => `Select ${rowAt(placeOf(index)).id}`,
            allLabel: 'Select all',
          }}
          totals={{
            id: '100,000',
            party: 'Total',
            amount: <Amount currency="EUR" value="4,452,163,500.00" />,
          }}
          instead={
            count === 0 && (
              <EmptyState
                title="Nothing found"
                text="No document has these words."
                level={3}
                action={<Button onClick={() => setSearch('')}>Show all</Button>}
              />
            )
          }
        />
      </div>
    </Story>
  )
}
