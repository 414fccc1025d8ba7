import { useCallback, useState } from 'react'
import {
  Button,
  type GridColumn,
  noSelection,
  type Selection,
  selectedCount,
  Table,
  type TableRow,
} from '../src/index.ts'
import { Story } from './Story.tsx'

const columns: GridColumn[] = [
  { id: 'number', label: 'Number', width: '150px', narrow: 'top-start' },
  { id: 'day', label: 'Day', width: 'minmax(150px, 1fr)', narrow: 'top-end' },
]
const count = 5_000_000

/** The rows of a list that answers a moment later: ghosts stand in for those that were never asked for. */
export function MillionStory() {
  const [active, setActive] = useState(-1)
  const [opened, setOpened] = useState(0)
  const [selection, setSelection] = useState<Selection>(noSelection)
  const [choosing, setChoosing] = useState(false)
  const row = useCallback((index: number): TableRow => {
    const number = (index + 1).toLocaleString('en')
    return { id: number, cells: { number, day: dayOf(index) } }
  }, [])
  return (
    <Story
      name="Millions"
      says={`Five million rows, higher together than a box can be. Opened: ${opened}. Chosen: ${selectedCount(selection, count)}`}
      wide
    >
      <Button onClick={() => setChoosing(!choosing)}>{choosing ? 'Done' : 'Select'}</Button>
      <div className="story-tall">
        <Table
          label="Millions"
          columns={columns}
          count={count}
          row={row}
          active={active}
          onActive={setActive}
          onOpen={(index) => setOpened(index + 1)}
          selection={
            choosing
              ? {
                  value: selection,
                  onChange: setSelection,
                  rowLabel: (index) => `Select ${index + 1}`,
                  allLabel: 'Select all',
                }
              : undefined
          }
          picks={choosing}
          onHold={(index) => {
            setChoosing(true)
            setSelection({ all: false, ids: new Set([row(index).id]) })
          }}
          placeText={dayOf}
        />
      </div>
    </Story>
  )
}

/** A day for every hundred rows, the newest first. */
const dayOf = (index: number) => new Date(Date.UTC(2026, 10, 21 - Math.floor(index / 100))).toISOString().slice(0, 10)
